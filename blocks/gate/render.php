<?php

declare(strict_types=1);

use Coleman\Api\Orders\OrderPageRequest;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/**
 * Prints the gate's final state: its content for a customer, never a byte of it for a guest. The blocks in it are
 * rendered here (see Registration::RENDER_THEIR_OWN), so for a guest they do not even run.
 *
 * @var WP_Block $block
 */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$signedIn = is_user_logged_in();
// The key of an order stands for an account: the gate is open, and there is no sign-in to watch.
$visit = $services->router()->current()?->entity;
$isOpen = !$signedIn && $visit instanceof OrderPageRequest && $visit->needsNoAccount();
$html = '';
if ($signedIn || $isOpen) {
    foreach ($block->inner_blocks as $inner) {
        $html .= $inner?->render();
    }
} else {
    $html = render_block([
        'blockName' => 'coleman/sign-in',
        // A page of the route table has no other title; an editor's page has its own.
        'attrs' => ['returnHere' => true, 'headingLevel' => null === $services->router()->current() ? 2 : 1],
        'innerBlocks' => [],
        'innerHTML' => '',
        'innerContent' => [],
    ]);
    if ($visit instanceof OrderPageRequest) {
        // Whoever ordered without an account and lost the link with the key.
        $html .= sprintf(
            '<p class="coleman-gate__guest">%s <a href="%s">%s</a></p>',
            esc_html__('Did you order without an account?', 'coleman'),
            esc_url(Query::home('/order-lookup')),
            esc_html__('Find your order', 'coleman'),
        );
    }
}

printf(
    '<div %s><div class="coleman-gate__content">%s</div>%s</div>',
    get_block_wrapper_attributes(['data-gate' => '']),
    $html,
    $isOpen ? '' : Island::part('gate', ['signedIn' => $signedIn, 'checking' => false], Island::RUNTIME),
);
