<?php

/**
 * Title: Doors: parts, new, used, rental
 * Slug: coleman/doors
 * Description: Four cards that lead to parts, new machines, used machines and rentals.
 * Categories: coleman-sections
 * Keywords: links, tiles, ways, navigation
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo plates([
    plate(__('Parts', 'coleman'), __('Order by part number or by drawing.', 'coleman'), '/parts/quick-order'),
    plate(__('New equipment', 'coleman'), __('Every machine on our lots and on order.', 'coleman'), '/equipment/new/'),
    plate(__('Used equipment', 'coleman'), __('Checked in our shop, with hours and pictures.', 'coleman'), '/equipment/used/'),
    plate(__('Rental', 'coleman'), __('By the day, the week or the month.', 'coleman'), '/rental/'),
]);
