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

echo doors(3);
