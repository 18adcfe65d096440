<?php

/**
 * Title: Used machines in the spotlight
 * Slug: coleman/used-spotlight
 * Description: A heading, four used machines and a button to all of them.
 * Categories: coleman-sections
 * Keywords: used, machines, list, newest
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo section(
    block('coleman/machine-list', ['title' => __('Just in: used machines', 'coleman'), 'count' => 4, 'facets' => [], 'showSort' => false, 'showMore' => false, 'showCompare' => false, 'align' => 'wide'])
    . buttons(['/equipment/used/' => __('See all used machines', 'coleman')]),
);
