<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;

/** Differs from planted.tsx on purpose, so that the parity test can show that it would notice. */
return static fn (array $props): Markup => match ($props['kind']) {
    'text' => Html::el('p', ['class' => 'planted'], 'From PHP'),
    'white space' => Html::trusted('<p class="planted"> <b>Bold</b></p>'),
    'attribute' => Html::el('p', ['class' => 'planted'], 'Same'),
    default => Html::el('p', ['class' => 'planted is-equal'], "Lee's 4x4 -- \"3/8\" :) ..."),
};
