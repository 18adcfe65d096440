<?php

declare(strict_types=1);

use Coleman\Blocks\FinancingEstimate;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageMachine;

/** @var \WP_Block $block */
$around = $block->context['coleman/machine'] ?? null;
$machine = PageMachine::find(is_string($around) ? $around : '');
$props = null === $machine ? null : FinancingEstimate::props($machine);
if (null !== $props) {
    echo Island::render('financing-estimate', $props);
}
