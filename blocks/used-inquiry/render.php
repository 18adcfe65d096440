<?php

declare(strict_types=1);

use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageMachine;
use Coleman\Blocks\Query;

/** @var array{machine: string} $attributes */
$services = Plugin::services();
$machine = PageMachine::find($attributes['machine']);
if (null === $machine || !$machine->isUsed()) {
    return;
}

$state = $services->forms()->state(LeadForms::ACTION);
$errors = array_intersect_key($state->errors, Inquiry::LIMITS);
$isPosted = [] !== $state->values;
$hasAsked = !$isPosted && Query::id(LeadForms::ASKED) === $machine->id;
if ($hasAsked) {
    // The next who comes has asked nothing.
    $services->cacheHeaders()->keepPrivate();
}
// Where the page is the machine's, the section around the form has this name.
$isOwn = $services->router()->current()?->entity === $machine;

echo Island::render('used-inquiry', [
    'id' => wp_unique_id('coleman-used-inquiry-'),
    'machineId' => $machine->id,
    'values' => array_intersect_key($state->values, Inquiry::LIMITS),
    'errors' => $errors,
    'thanks' => $hasAsked ? LeadIntake::thanks($services->leadIntake()->phoneFor($machine)) : '',
    'hasFailed' => '' !== $state->message && [] === $errors,
], attributes: $isOwn ? [] : ['id' => LeadForms::ANCHOR]);
