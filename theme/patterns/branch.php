<?php

/**
 * Title: Branch
 * Slug: coleman/branch
 * Description: A page about one branch: what stands there, its hours, map and people.
 * Categories: coleman-pages
 * Keywords: location, hours, people, lot
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

$branch = first_branch();

echo note(__('Choose the branch in each block below, then delete this note.', 'coleman')),
paragraph(__('Tell visitors what this branch is known for: the machines on its lot, its shop, and who has worked there longest.', 'coleman')),
block('coleman/branch-lot', ['branch' => $branch, 'align' => 'wide']),
block('coleman/location-hours', ['branch' => $branch, 'align' => 'wide']),
block('coleman/machine-list', ['title' => __('Used machines at this branch', 'coleman'), 'branch' => $branch, 'count' => 4, 'facets' => [], 'showSort' => false, 'showMore' => false, 'showCompare' => false, 'align' => 'wide']);
