<?php

declare(strict_types=1);

use Coleman\Api\Leads\Inquiry;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Leads\Pictures\LeadPictureForm;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\LegalPages;
use Coleman\Blocks\PageMachine;
use Coleman\Blocks\Query;

/**
 * @var array{kind: string, heading: string, intro: string, about: string, aboutId: int, branch: string} $attributes
 * @var \WP_Block $block
 */
$services = Plugin::services();
$around = $block->context['coleman/machine'] ?? null;
$entity = $services->router()->current()?->entity;
$subject = match ($attributes['about']) {
    // In the block of a machine it is that machine.
    'page' => $services->leadSubjects()->of(is_string($around) ? PageMachine::find($around) : $entity),
    'none' => null,
    default => $services->leadSubjects()->find($attributes['about'], $attributes['aboutId']),
};
$kind = 'page' === $attributes['kind'] ? LeadKind::about($subject) : LeadKind::tryFrom($attributes['kind']) ?? LeadKind::Contact;
if (null !== $subject && !$kind->fits($subject)) {
    $subject = null;
}
$branch = '' === $attributes['branch'] ? null : $services->locations()->bySlug($attributes['branch']);

// Its name in the page's address and in what is posted; editors may place several.
$id = wp_unique_prefixed_id('inquiry-');
$state = $services->forms()->state(LeadForms::INQUIRY);
$isTradeIn = LeadKind::TradeIn === $kind;
$fields = array_flip(Inquiry::names($kind)) + ($isTradeIn ? [LeadPictureForm::FIELD => 0] : []);
$isMine = ($state->values['form_id'] ?? '') === $id;
$errors = $isMine ? array_intersect_key($state->errors, $fields) : [];
$hasSent = [] === $state->values && Query::oneOf(LeadForms::SENT, [$id]) === $id;
if ($hasSent) {
    // The next who comes has asked nothing.
    $services->cacheHeaders()->keepPrivate();
}

echo Island::render('inquiry', [
    'id' => $id,
    'kind' => $kind->value,
    'heading' => $attributes['heading'],
    'intro' => $attributes['intro'],
    'about' => null === $subject ? null : [
        'kind' => $subject->kind,
        'id' => $subject->id,
        'title' => $subject->title,
        'url' => $entity === $subject && '' !== $subject->url ? Query::home($subject->url) : '',
    ],
    'level' => $entity instanceof LeadSubject && $entity === $subject ? 'h1' : 'h2',
    'branch' => $branch->id ?? 0,
    // A machine that stands at a branch is answered for there.
    'branches' => null !== $branch || ($subject->locationId ?? 0) > 0 ? [] : array_map(
        static fn (Location $one): array => ['value' => (string) $one->id, 'label' => $one->city],
        $services->locations()->all(),
    ),
    'privacyUrl' => LegalPages::privacy(),
    'pictures' => !$isTradeIn ? null : [
        'accept' => LeadPictures::ACCEPT,
        // A browser without JavaScript sends all at once.
        'together' => LeadPictureForm::mostTogether() < LeadPictures::MOST * LeadPictures::MOST_BYTES ? (string) size_format(LeadPictureForm::mostTogether()) : '',
    ],
    'values' => $isMine ? array_intersect_key($state->values, $fields + ['branch' => 0]) + ($isTradeIn ? ['picture_tokens' => implode(',', $services->leadPictureForm()->tokens())] : []) : [],
    'errors' => $errors,
    'thanks' => $hasSent ? LeadIntake::thanksFor($kind, $services->leadIntake()->phoneOf($branch->id ?? $subject->locationId ?? 0)) : '',
    'hasFailed' => $isMine && '' !== $state->message && [] === $errors,
]);
