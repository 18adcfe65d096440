<?php

/**
 * Title: Careers
 * Slug: coleman/careers
 * Description: Why people work here, the openings and how to apply.
 * Categories: coleman-pages
 * Keywords: jobs, openings, work, apply
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Change the openings to those you have, then delete this note.', 'coleman')),
paragraph(__('Most of our people have been here for more than ten years. If you like machines and straight talk, you may stay as long.', 'coleman')),
heading(__('What you get', 'coleman')),
bullets([
    __('training by the makers, on paid time', 'coleman'),
    __('health insurance and a retirement plan with a match', 'coleman'),
    __('a truck and tools for field mechanics', 'coleman'),
    __('Sundays off', 'coleman'),
]),
heading(__('Job openings', 'coleman')),
plates([
    plate(__('Field mechanic', 'coleman'), __('You fix machines where they stand. Three years with hydraulics, and a driver’s license.', 'coleman')),
    plate(__('Parts counter', 'coleman'), __('You find the right part from half a number. We teach you the catalog.', 'coleman')),
    plate(__('Truck driver', 'coleman'), __('You move machines and parts among our branches. CDL class A.', 'coleman')),
], '20rem'),
heading(__('How to apply', 'coleman')),
paragraph(__('Call the branch where you want to work and ask for the manager, or bring your papers by. You hear from us within a week.', 'coleman')),
block('coleman/inquiry', ['kind' => 'careers', 'heading' => __('Apply', 'coleman'), 'about' => 'none']),
block('coleman/location-hours', ['layout' => 'strip', 'showMap' => false, 'showTeam' => false, 'align' => 'wide']);
