<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Routing\Router;

/**
 * Keeps programs that read robots.txt out of lists that are only filtered or sorted: with several filters there are more
 * of these addresses than of things, and their canonical address is the plain list.
 */
final class RobotsText
{
    /** What filters and sorts lists, and what belongs to one visitor's question. */
    private const PARAMETERS = [...MachineChoice::FACETS, 'location_id', 'vendor_id', 'category_id', 'in_stock', 'rent', 'order', 'sort', 'month', 'start_date', 'for', 'ids'];

    public static function register(): void
    {
        // WordPress's own group comes before, its sitemap after.
        add_filter('robots_txt', static fn (string $text): string => $text . self::lines(), -1);
    }

    private static function lines(): string
    {
        $folder = Router::folder();

        return implode('', array_map(static fn (string $name): string => "Disallow: $folder/*?$name=\nDisallow: $folder/*&$name=\n", self::PARAMETERS));
    }
}
