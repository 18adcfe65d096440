<?php

declare(strict_types=1);

use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{showStock: bool} $attributes */
$services = Plugin::services();
$part = $services->router()->current()?->entity;

if (!$part instanceof Part) {
    // Put on a page that is about no part: whoever edits sees what would stand here, visitors see nothing.
    if (current_user_can('edit_posts')) {
        /** @var array{typical: array<string, mixed>} $fixtures */
        $fixtures = wp_json_file_decode(__DIR__ . '/fixtures.json', ['associative' => true]);
        printf('<div %s inert>%s</div>', get_block_wrapper_attributes(), Island::markup('part', $fixtures['typical']));
    }

    return;
}

$state = $services->forms()->state('cart_add');
$isRefused = '' !== $state->message && (int) ($state->values['partId'] ?? 0) === $part->id;
$presented = $services->partPresenter()->present($part);

echo Island::render('part', [
    'part' => $presented,
    'replacements' => array_map(
        static fn (array $other): array => ['number' => $other['part_number'], 'description' => $other['description'], 'url' => $other['url']],
        $part->replacements,
    ),
    'replaced' => array_map(
        static fn (array $other): array => ['number' => $other['part_number'], 'description' => $other['description'], 'url' => $other['url']],
        $part->replaces,
    ),
    'stock' => $attributes['showStock'] ? $services->partPresenter()->stockByBranch($part) : [],
    'fault' => $isRefused ? ['message' => $state->message, 'quantity' => $state->values['quantity'] ?? ''] : null,
]);
