<?php

/**
 * Title: Rental season
 * Slug: coleman/rental-season
 * Description: A hero with the title, machines for rent and how renting works. Choose the template “Landing page (no title)”.
 * Categories: coleman-pages
 * Keywords: rent, rates, machines
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo hero(
    __('Rent it, use it, send it back', 'coleman'),
    __('By the day, the week or the month. Delivered to the jobsite if you like.', 'coleman'),
    ['/rental/' => __('See all rentals', 'coleman'), '/contact/' => __('Ask the rental desk', 'coleman')],
),
block('coleman/rental-categories', ['title' => __('What do you need?', 'coleman'), 'align' => 'wide']),
plates([
    plate(__('Checked before it goes out', 'coleman'), __('Fueled, greased and looked over by a mechanic.', 'coleman')),
    plate(__('A number that answers', 'coleman'), __('If it stops, we bring another one or fix it where it stands.', 'coleman')),
    plate(__('Rent now, buy later', 'coleman'), __('Part of the rent counts toward the price. Ask your salesperson.', 'coleman')),
], '20rem'),
block('coleman/rental-help', ['align' => 'wide']);
