<?php

/**
 * Title: Brand
 * Slug: coleman/brand
 * Description: A page about one brand: new and used machines, and its models’ parts.
 * Categories: coleman-pages
 * Keywords: maker, manufacturer, line
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Choose the brand in each block below, then delete this note.', 'coleman')),
paragraph(__('Tell visitors why you carry this brand, which branches have it, and who your specialist is.', 'coleman')),
block('coleman/equipment-grid', ['showLocations' => false, 'showBrands' => false, 'showAttachments' => false, 'showContact' => false, 'align' => 'wide']),
block('coleman/machine-list', ['title' => __('Used machines of this brand', 'coleman'), 'count' => 4, 'facets' => [], 'showSort' => false, 'showMore' => false, 'showCompare' => false, 'align' => 'wide']),
block('coleman/model-links', ['heading' => __('Parts by model', 'coleman'), 'align' => 'wide']);
