<?php

/**
 * One round of what search and lists take in the process itself, without WordPress's start: prints the milliseconds and
 * the statements of each sample. `php service.php <parts> <first sample> <samples of each kind>`
 */

declare(strict_types=1);

use Coleman\Api\Parts\PartFilter;
use Coleman\Api\Plugin;
use Coleman\Bench\Search\Draws;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require __DIR__ . '/Draws.php';

[, $parts, $first, $samples] = array_map('intval', $argv);

/** What has to be there before anything is measured: code, templates of statements, pages of the database. */
const WARM_UP = 10;

$modules = Plugin::modules();
$connection = $modules->foundation->connection();
$search = $modules->search->service();
$draws = new Draws($connection, $parts);
$families = $draws->families(10);

$find = static fn (string $text): array => $search->find($text, 'site');
$suggest = static fn (string $text): array => $search->suggest($text, 'parts');
$listing = static fn (array $family, bool $isDeep): array => $modules->parts->listing()->page(new PartFilter($family['family']), $isDeep ? $family['deep'] : 0, 24);
$ofFamilies = static fn (): array => array_map(static fn (int $sample): array => $families[$sample % count($families)], range($first, $first + WARM_UP + $samples - 1));
$acts = [];
foreach (['number', 'prefix', 'contains', 'superseded', 'word and number', 'nothing', 'word', 'words', 'three words', 'common words', 'misspelled'] as $kind) {
    $acts[$kind] = [$find, $draws->texts($kind, $first, WARM_UP + $samples)];
}
$acts['suggest, number begun'] = [$suggest, $draws->texts('number begun', $first, WARM_UP + $samples)];
$acts['suggest, word begun'] = [$suggest, $draws->texts('word begun', $first, WARM_UP + $samples)];
$acts['part by id'] = [$modules->parts->repository()->byId(...), $draws->ids($first, WARM_UP + $samples)];
$acts['family, first page'] = [static fn (array $family): array => $listing($family, false), $ofFamilies()];
$acts['family, deep page'] = [static fn (array $family): array => $listing($family, true), $ofFamilies()];
$acts['counts of a family'] = [static fn (array $family): array => $modules->parts->listing()->counts(new PartFilter($family['family'])), $ofFamilies()];
$acts['counts of a maker'] = [static fn (array $family): array => $modules->parts->listing()->counts(new PartFilter($family['family'], $family['maker'])), $ofFamilies()];

$measured = array_fill_keys(array_keys($acts), []);
// By turns, so that what else the machine does falls on all kinds alike.
for ($sample = 0; $sample < WARM_UP + $samples; $sample++) {
    foreach ($acts as $name => [$act, $asked]) {
        // Nobody finds what the visitor before looked up; options are what each request has read by then.
        wp_cache_flush();
        wp_load_alloptions();
        $queries = $connection->queries();
        $begun = hrtime(true);
        $act($asked[$sample]);
        $milliseconds = (hrtime(true) - $begun) / 1e6;
        if ($sample >= WARM_UP) {
            $measured[$name][] = [round($milliseconds, 4), $connection->queries() - $queries];
        }
    }
}

echo json_encode($measured, JSON_THROW_ON_ERROR);
