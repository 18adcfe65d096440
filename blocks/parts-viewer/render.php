<?php

declare(strict_types=1);

use Coleman\Api\Models\ModelView;
use Coleman\Api\Plugin;
use Coleman\Blocks\Diagrams;
use Coleman\Blocks\Island;

/** @var array{model: int, showSerial: bool} $attributes */
$subject = Plugin::services()->router()->current()?->entity;
$models = Plugin::services()->models();
$model = 0 === $attributes['model'] ? null : $models->byId($attributes['model']);
$view = match (true) {
    0 === $attributes['model'] => $subject,
    null === $model => null,
    default => new ModelView($model, $models->assemblies($model->id)),
};

if (!$view instanceof ModelView) {
    return;
}

$props = Diagrams::props($view, $attributes['showSerial']) + ['level' => $view === $subject ? 'h1' : 'h2'];
// Only a diagram changes in the browser; the lists of diagrams are links.
echo null === $props['diagram']
    ? sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('parts-viewer', $props))
    : Island::render('parts-viewer', $props, attributes: ['data-history' => 'true']);
