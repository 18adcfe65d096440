<?php

/**
 * Title: Hero with search
 * Slug: coleman/hero-search
 * Description: A heading and a large search box on a band of color.
 * Categories: coleman-sections
 * Keywords: banner, parts, find
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo band(
    section(
        heading(__('What are you looking for?', 'coleman'))
        . block('coleman/site-search', ['size' => 'hero'])
        . paragraph(__('Enter a part number, a machine or a word. Dashes and spaces don’t matter.', 'coleman')),
    ),
);
