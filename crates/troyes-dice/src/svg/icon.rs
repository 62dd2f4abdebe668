//! Our own drawings of buildings, citizens and resources, each around the point 0, 0.

use super::page::{PAPER, PRINT, Page, strong};
use crate::building::Building;
use crate::color::{Color, Resource};

/// The outline of a building in a box of about 76 by 44, standing on the line y = 22.
pub const fn outline(building: Building) -> &'static str {
    match building {
        // Two round towers with battlements and a wall between them.
        Building::Fortress => {
            "M-38 22V-20H-33V-14H-28V-20H-23V-14H-18V-20H-13V-6H-8V-10H-3V-6H3V-10H8V-6H13V-20H18V-14H23V-20H28V-14H33\
             V-20H38V22Z"
        }
        // A long hall under a high hipped roof.
        Building::GreatHall => "M-36 22V-1H-40L-28 -20H28L40 -1H36V22Z",
        // A nave between two spires.
        Building::Cathedral => {
            "M-38 22V-4L-35 -4L-28 -22L-21 -4L-18 -4V-2L0 -15L18 -2V-4L21 -4L28 -22L35 -4L38 -4V22Z"
        }
        // A residence with two corner turrets and steep roofs.
        Building::CountsPalace => "M-36 20V-4L-28 -18L-20 -4V0L-14 -10H14L20 0V-4L28 -18L36 -4V20Z",
        // A town house with a belfry.
        Building::CityHall => "M-36 20V0L-30 -8H-8V-14L0 -22L8 -14V-8H30L36 0V20Z",
        // A house with a stepped gable and a chapel's apse.
        Building::Bishopric => "M-36 20V-6H-30V-12H-22V-18H-10V-12H-2V-6H4V-2H22C32 -2 36 4 36 12V20Z",
    }
}

/// A building as a small sign.
pub fn building(page: &mut Page, building: Building, at: [f32; 2], scale: f32) {
    page.path(outline(building), at, scale, strong(building.color()), PRINT, 2.0);
}

/// A citizen: head and shoulders.
pub fn citizen(page: &mut Page, color: Color, at: [f32; 2], scale: f32) {
    let data = "M0 -9A4.4 4.4 0 0 1 2.9 -1.3C6.5 0.2 8 4 8 9H-8C-8 4 -6.5 0.2 -2.9 -1.3A4.4 4.4 0 0 1 0 -9Z";
    page.path(data, at, scale, strong(color), PRINT, 1.3);
}

/// A resource: a crown, a coin, a book.
pub fn resource(page: &mut Page, resource: Resource, at: [f32; 2], scale: f32) {
    let fill = strong(resource.color());
    match resource {
        Resource::Influence => {
            page.path("M-8 7L-9 -5L-4 0L0 -8L4 0L9 -5L8 7Z", at, scale, fill, PRINT, 1.3);
            page.path("M-7.8 4H7.8", at, scale, "none", PRINT, 1.1);
        }
        Resource::Deniers => {
            page.path("M8.5 0A8.5 8.5 0 1 1 -8.5 0A8.5 8.5 0 1 1 8.5 0Z", at, scale, fill, PRINT, 1.3);
            page.path("M0 -4.6V4.6M-4.6 0H4.6", at, scale, "none", PRINT, 1.6);
        }
        Resource::Knowledge => {
            page.path(
                "M0 -4C-3 -7 -7 -7 -9.5 -5.5V5.5C-7 4 -3 4 0 7C3 4 7 4 9.5 5.5V-5.5C7 -7 3 -7 0 -4Z",
                at,
                scale,
                fill,
                PRINT,
                1.3,
            );
            page.path("M0 -4V7", at, scale, "none", PRINT, 1.1);
        }
    }
}

/// A die of a color, blank.
pub fn die(page: &mut Page, color: Color, [x, y]: [f32; 2], size: f32) {
    let half = size / 2.0;
    page.rect([x - half, y - half, size, size], size / 5.0, strong(color), PRINT, 1.0);
}

/// A coat of arms to write points in.
pub fn shield(page: &mut Page, at: [f32; 2], scale: f32) {
    page.path("M-15 -15H15V1C15 10 6 15 0 18C-6 15 -15 10 -15 1Z", at, scale, PAPER, PRINT, 1.4);
}
