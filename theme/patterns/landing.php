<?php

/**
 * Title: Landing page
 * Slug: coleman/landing
 * Description: A hero with the title, four doors, used machines and the branches. Choose the template “Landing page (no title)”.
 * Categories: coleman-pages
 * Keywords: campaign, start, overview
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo hero(
    __('The right machine for the job', 'coleman'),
    __('Buy it new, buy it used or rent it. We deliver, and we keep it running.', 'coleman'),
    ['/equipment/new/' => __('See new equipment', 'coleman'), '/contact/' => __('Talk to us', 'coleman')],
),
plates([
    plate(__('Parts', 'coleman'), __('Order by part number or by drawing.', 'coleman'), '/parts/quick-order'),
    plate(__('New equipment', 'coleman'), __('Every machine on our lots and on order.', 'coleman'), '/equipment/new/'),
    plate(__('Used equipment', 'coleman'), __('Checked in our shop, with hours and pictures.', 'coleman'), '/equipment/used/'),
    plate(__('Rental', 'coleman'), __('By the day, the week or the month.', 'coleman'), '/rental/'),
]),
block('coleman/machine-list', ['title' => __('Just in: used machines', 'coleman'), 'count' => 4, 'facets' => [], 'showSort' => false, 'showMore' => false, 'showCompare' => false, 'align' => 'wide']),
block('coleman/location-hours', ['layout' => 'strip', 'showMap' => false, 'showTeam' => false, 'align' => 'wide']);
