<?php

/**
 * Title: Service department
 * Slug: coleman/service
 * Description: What the shop and the service trucks do, and how to book.
 * Categories: coleman-pages
 * Keywords: repair, shop, maintenance, mechanic
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo paragraph(__('Our mechanics are trained by the makers we sell. They work in the shop, and on your site when the machine can’t move.', 'coleman')),
heading(__('What we do', 'coleman')),
plates([
    plate(__('Maintenance', 'coleman'), __('By hours or by season, with a reminder when it is due.', 'coleman')),
    plate(__('Repairs', 'coleman'), __('Engines, hydraulics, drives and electrics. You get a price before we start.', 'coleman')),
    plate(__('Field service', 'coleman'), __('A truck with tools, hoses and a welder comes to you.', 'coleman')),
    plate(__('Inspections', 'coleman'), __('Before you buy a used machine, or before the season.', 'coleman')),
]),
heading(__('Before you call', 'coleman')),
bullets([
    __('model and serial number, from the plate on the frame', 'coleman'),
    __('hours on the meter', 'coleman'),
    __('what it does, what it should do, and since when', 'coleman'),
    __('where it stands, and whether it moves', 'coleman'),
]),
buttons(['/contact/' => __('Book a service', 'coleman'), '/parts/quick-order' => __('Order parts', 'coleman')]),
block('coleman/location-hours', ['layout' => 'strip', 'showMap' => false, 'showTeam' => false, 'align' => 'wide']);
