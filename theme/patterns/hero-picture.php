<?php

/**
 * Title: Hero with a picture
 * Slug: coleman/hero-picture
 * Description: Words and two buttons over a picture, as wide as the window.
 * Categories: coleman-sections
 * Keywords: banner, cover, call to action
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo shaded_hero(
    heading(__('Ready when you are', 'coleman'))
    . paragraph(__('Machines, parts and people who know them, at a branch near you.', 'coleman'))
    . buttons(['/equipment/new/' => __('See new equipment', 'coleman'), '/locations/' => __('Find a branch', 'coleman')]),
);
