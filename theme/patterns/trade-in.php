<?php

/**
 * Title: Trade-in
 * Slug: coleman/trade-in
 * Description: A form for machines that customers want to trade in, with their pictures.
 * Categories: coleman-pages
 * Keywords: trade, sell, used, value
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo paragraph(__('Tell us what you have. We make you an offer for it, toward another machine or in cash. Any make is welcome.', 'coleman')),
block('coleman/inquiry', ['kind' => 'trade_in', 'heading' => __('What is your machine worth?', 'coleman'), 'intro' => __('Pictures help: with them we can often name a price before we see the machine.', 'coleman'), 'about' => 'none']),
heading(__('What happens next', 'coleman')),
bullets([
    __('A salesperson calls or writes within one business day.', 'coleman'),
    __('We look at the machine at your place or at one of our branches.', 'coleman'),
    __('The price we agree on then counts toward your next machine.', 'coleman'),
]),
buttons(['/equipment/used/' => __('Used equipment', 'coleman'), '/financing/' => __('Financing', 'coleman')]);
