<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Plugin;
use Coleman\Blocks\Html;
use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageMachine;

/**
 * @var array{machine: string, showSimilar: bool, showShare: bool} $attributes
 * @var string $content the blocks in it, rendered
 */
$services = Plugin::services();
$machine = PageMachine::find($attributes['machine']);
if (null === $machine) {
    return;
}

$sheet = $services->machineViewModel()->build($machine);
$page = $services->router()->current();
$isPage = $page?->entity === $machine;

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('machine', [
    'level' => $isPage ? 'h1' : 'h2',
    'anchors' => ['ask' => Ids::take($machine->isUsed() ? LeadForms::ANCHOR : 'ask'), 'similar' => Ids::take('similar')],
    'gallery' => Html::trusted(Island::part('machine-gallery', [
        'title' => $machine->title(),
        'images' => $sheet['photos'],
        'placeholder' => $sheet['placeholder'],
    ])),
    'form' => Html::trusted($content),
    'similar' => $attributes['showSimilar'] ? $sheet['similar'] : [],
] + (null !== $page && $isPage && $attributes['showShare'] ? ['share' => Html::trusted(Island::part('share', [
    'title' => $page->title,
    'url' => home_url($machine->url()),
    'showPrint' => true,
]))] : []) + $sheet));
