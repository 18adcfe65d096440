<?php

/**
 * Title: Spring campaign
 * Slug: coleman/campaign-spring
 * Description: A hero with the title, three offers, parts and machines for spring. Choose the template “Landing page (no title)”.
 * Categories: coleman-pages
 * Keywords: season, sale, mowers, service
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo hero(
    __('Spring starts in the shop', 'coleman'),
    __('Have your mower and tractor ready before the grass is.', 'coleman'),
    ['/contact/' => __('Book a service', 'coleman'), '/parts/quick-order' => __('Order parts', 'coleman')],
),
plates([
    plate(__('Spring service', 'coleman'), __('Oil, filters, belts and blades, at a fixed price until the end of April.', 'coleman')),
    plate(__('Pick up and bring back', 'coleman'), __('We fetch your machine and return it ready to work.', 'coleman')),
    plate(__('Parts on the shelf', 'coleman'), __('Order by two in the afternoon. Pick up the next morning at any branch.', 'coleman')),
], '20rem'),
block('coleman/featured-products', ['heading' => __('Parts for the season', 'coleman'), 'count' => 4, 'align' => 'wide']),
block('coleman/machine-list', ['title' => __('Used machines for spring', 'coleman'), 'count' => 4, 'facets' => [], 'showSort' => false, 'showMore' => false, 'showCompare' => false, 'align' => 'wide']),
band(section(
    heading(__('Come by', 'coleman'))
    . block('coleman/location-hours', ['layout' => 'strip', 'showMap' => false, 'showTeam' => false, 'align' => 'wide']),
));
