<?php

/**
 * Prints the addresses that are asked of a site, a list for each act: `php asks.php <parts> <addresses of each>`.
 */

declare(strict_types=1);

use Coleman\Api\Demo\DemoParts;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Plugin;
use Coleman\Api\Search\SearchPath;
use Coleman\Bench\Search\Draws;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require __DIR__ . '/Draws.php';

[, $parts, $each] = array_map('intval', $argv);

const PRODUCTS = 24;

$modules = Plugin::modules();
$draws = new Draws($modules->foundation->connection(), $parts);
$api = static fn (string $route, array $asked): string => '/wp-json/coleman/v1' . $route . '?' . http_build_query($asked, '', '&', PHP_QUERY_RFC3986);
$list = static fn (array $family, int $after, array $more = []): string => $api('/part-subcategory-by-id', ['categoryId' => $family['family'], 'after' => $after] + $more);
$texts = static fn (string $kind): array => $draws->texts($kind, 5000, $each);
$families = $draws->families(10);
$family = static fn (array $one): string => PartUrls::category($one['family'], $one['name']);

echo json_encode([
    'sold' => DemoParts::IN_STOCK,
    'pages' => [
        'part' => array_values(array_map($modules->parts->presenter()->url(...), $modules->parts->repository()->byIds($draws->ids(5000, $each)))),
        'family' => array_map($family, $families),
        'family, deep' => array_map(static fn (array $one): string => $family($one) . '?after=' . $one['deep'], $families),
        'search, number' => array_map(SearchPath::build(...), $texts('number')),
        'search, two words' => array_map(SearchPath::build(...), $texts('words')),
        'search, two common words' => array_map(SearchPath::build(...), $texts('common words')),
    ],
    'calls' => [
        'suggest, number' => array_map(static fn (string $text): string => $api('/search/suggest', ['q' => $text, 'from' => 'parts']), $texts('number begun')),
        'suggest, word' => array_map(static fn (string $text): string => $api('/search/suggest', ['q' => $text, 'from' => 'parts']), $texts('word begun')),
        'find, number' => array_map(static fn (string $text): string => $api('/search', ['q' => $text]), $texts('number')),
        'find, two words' => array_map(static fn (string $text): string => $api('/search', ['q' => $text]), $texts('words')),
        'products' => array_map(static fn (int $from): string => $api('/products', ['productIds' => implode(',', $draws->ids($from * PRODUCTS, PRODUCTS))]), range(1, 10)),
        'list' => array_map(static fn (array $one): string => $list($one, 0), $families),
        'list, deep' => array_map(static fn (array $one): string => $list($one, $one['deep']), $families),
        // One part and all counts: what a change of a facet asks for.
        'counts' => array_map(static fn (array $one): string => $list($one, 0, ['vendor_id' => $one['maker'], 'in_stock' => 1, 'per_page' => 1]), $families),
    ],
], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
