<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Support\Money;
use Coleman\Api\Watches\WatchForms;
use Coleman\Api\Watches\WatchPages;
use Coleman\Api\Watches\WatchService;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Blocks\Island;
use Coleman\Blocks\LegalPages;
use Coleman\Blocks\Query;

$services = Plugin::services();
$subject = $services->router()->current()?->entity;
if (!$subject instanceof WatchSubject) {
    return;
}
// It holds the address of who is signed in.
$services->cacheHeaders()->keepPrivate();
$state = $services->forms()->state(WatchForms::ASK);
$sent = [] === $state->values ? Query::oneOf(WatchPages::SENT, ['1', 'own']) : '';

echo Island::render('tell-me', [
    'id' => 'tell-me',
    // It prints something on its own page alone.
    'level' => 'h1',
    'kind' => $subject->kind->value,
    'thing' => $subject->thing,
    'thingId' => $subject->id,
    'filter' => $subject->filter,
    'title' => $subject->title,
    'url' => home_url($subject->url),
    'price' => null === $subject->priceCents ? '' : Money::format($subject->priceCents),
    'isTrue' => $subject->isTrue,
    'formKey' => bin2hex(random_bytes(16)),
    'privacyUrl' => LegalPages::privacy(),
    'values' => ['email' => $state->values['email'] ?? (is_user_logged_in() ? wp_get_current_user()->user_email : '')],
    'errors' => array_intersect_key($state->errors, ['email' => 0]),
    'thanks' => '' === $sent ? '' : WatchService::thanks('own' === $sent),
    'hasFailed' => '' !== $state->message && !isset($state->errors['email']),
]);
