<?php

/**
 * Answers a few hundred texts, and prints the answers a line each: both engines must print the same.
 * `php answers.php <parts> <texts of each kind>`
 */

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Support\Json;
use Coleman\Bench\Search\Draws;

require dirname(__DIR__, 4) . '/bin/php/site.php';
require COLEMAN_WORDPRESS . '/wp-load.php';
require __DIR__ . '/Draws.php';

[, $parts, $each] = array_map('intval', $argv);

$search = Plugin::modules()->search->service();
$draws = new Draws(Plugin::modules()->foundation->connection(), $parts);
$texts = array_column(Json::decodeFile(dirname(__DIR__, 3) . '/seed/search.json'), 'q');
foreach (['number', 'prefix', 'contains', 'superseded', 'word and number', 'nothing', 'word', 'words', 'three words', 'common words', 'misspelled', 'mistyped number', 'number begun', 'word begun'] as $kind) {
    array_push($texts, ...$draws->texts($kind, 0, $each));
}
// The same numbers as people write them.
foreach ($draws->texts('number', 1000, $each) as $number) {
    array_push($texts, strtolower($number), preg_replace('/[^A-Z0-9]+/i', ' ', $number) ?? '', implode('-', str_split($number, 2)), "  $number\t");
}

/** Of a row of results, what names it. */
$named = static fn (array $item): int|string => $item['PartId'] ?? $item['Url'];
$told = static function (array $results) use ($named): array {
    $sections = array_map(static fn (array $section): array => ['items' => array_map($named, $section['items'])] + $section, $results['sections']);

    return ['sections' => $sections, 'replaced' => array_map(static fn (array $line): array => [$line['Old']['PartId'], $line['New']['PartId']], $results['replaced'])] + $results;
};
foreach (array_values(array_unique($texts)) as $text) {
    $answers = ['find' => $told($search->find($text, 'site', perPage: 24))];
    foreach ($answers['find']['sections'] as $name => $section) {
        if ($section['has_more']) {
            $answers["more $name"] = $told($search->find($text, 'site', $name, $section['after'], 48))['sections'][$name];
        }
    }
    foreach (['site', 'parts'] as $from) {
        $answers["suggest $from"] = array_column($search->suggest($text, $from), 'url');
    }
    $answers['exact'] = $search->exactPart($text);
    $answers['picker'] = $search->partIds($text, 20);
    echo json_encode(['text' => $text, 'answers' => $answers], JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
}
