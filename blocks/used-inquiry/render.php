<?php

declare(strict_types=1);

use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Plugin;
use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\LegalPages;
use Coleman\Blocks\PageMachine;
use Coleman\Blocks\Query;

/**
 * @var array{machine: string} $attributes
 * @var \WP_Block $block
 */
$services = Plugin::services();
$around = $block->context['coleman/machine'] ?? null;
$machine = PageMachine::find('' === $attributes['machine'] && is_string($around) ? $around : $attributes['machine']);
if (null === $machine || !$machine->isUsed()) {
    return;
}
// In the block of a machine, the section around the form has the name.
$anchor = null === $around ? Ids::take(LeadForms::ANCHOR) : Ids::next(LeadForms::ANCHOR);

// Of several forms on the page, the one that was posted shows what was typed.
$state = $services->forms()->state(LeadForms::ACTION);
$isPosted = (string) $machine->id === ($state->values['equipmentId'] ?? (string) $machine->id) && ($state->values['anchor'] ?? $anchor) === $anchor;
$errors = $isPosted ? array_intersect_key($state->errors, Inquiry::LIMITS) : [];
$hasAsked = [] === $state->values && Query::id(LeadForms::ASKED) === $machine->id;
if ($hasAsked) {
    // The next who comes has asked nothing.
    $services->cacheHeaders()->keepPrivate();
}

echo Island::render('used-inquiry', [
    'id' => wp_unique_id('coleman-used-inquiry-'),
    'anchor' => $anchor,
    'machineId' => $machine->id,
    'values' => $isPosted ? array_intersect_key($state->values, Inquiry::LIMITS) : [],
    'errors' => $errors,
    'privacyUrl' => LegalPages::privacy(),
    'thanks' => $hasAsked ? LeadIntake::thanks($services->leadIntake()->phoneOf($machine->locationId)) : '',
    'hasFailed' => $isPosted && '' !== $state->message && [] === $errors,
], attributes: null === $around ? ['id' => $anchor] : []);
