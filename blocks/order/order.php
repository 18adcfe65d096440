<?php

declare(strict_types=1);

use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

$action = static function (array $form, string $name, string $label, string $variant = 'quiet', ?int $totalCents = null): Markup {
    /** @var array{id: int, key: string, email: string} $form */
    $hidden = static fn (string $field, string|int $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $field, 'value' => $value]);

    return Html::el(
        'form',
        ['class' => 'coleman-order__form', 'method' => 'post'],
        $hidden('coleman_action', $name),
        $hidden('id', $form['id']),
        $hidden('key', $form['key']),
        $hidden('email', $form['email']),
        null === $totalCents ? null : $hidden('expected_total_cents', $totalCents),
        Twins::ui('button')(['type' => 'submit', 'variant' => $variant, 'label' => $label]),
    );
};

$asked = static fn (string $label, string $question, Markup $answer): Markup => Html::el(
    'details',
    ['class' => 'coleman-order__ask'],
    Html::el('summary', ['class' => 'coleman-order__summary'], $label),
    Html::el('div', ['class' => 'coleman-order__question'], Html::el('p', [], $question), $answer),
);

$link = static fn (string $url, string $label): Markup => Html::el('a', ['class' => 'coleman-order__link', 'href' => $url], $label);

$actions = static function (array $props) use ($action, $asked, $link): Markup {
    /** @var array{mode: string, number: string, form: array{id: int, key: string, email: string}, totalCents: int, canAccept: bool, canCancel: bool, canPay: bool, urls: array{order: string, slip: string}} $props */
    ['mode' => $mode, 'number' => $number, 'form' => $form, 'urls' => $urls] = $props;
    $children = 'slip' === $mode ? [
        Html::el('button', ['type' => 'button', 'class' => 'coleman-order__print', 'data-print' => '', 'hidden' => true], __('Print', 'coleman')),
        $link($urls['order'], __('Back to the order', 'coleman')),
    ] : [
        $props['canAccept'] ? $action($form, 'quote_accept', __('Accept the quote', 'coleman'), 'primary', $props['totalCents']) : null,
        $props['canPay'] ? $action($form, 'order_pay', __('Pay by card', 'coleman'), 'primary') : null,
        'summary' === $mode ? $action($form, 'order_again', __('Order again', 'coleman')) : null,
        'summary' === $mode ? $link($urls['slip'], __('Print view', 'coleman')) : null,
        'quote' === $mode ? $link($urls['order'], __('See the whole order', 'coleman')) : null,
        $props['canAccept'] ? $asked(
            __('Decline the quote', 'coleman'),
            /* translators: %s: order number. */
            sprintf(__('Decline the quote and cancel order %s?', 'coleman'), $number),
            $action($form, 'quote_decline', __('Yes, decline it', 'coleman')),
        ) : null,
        $props['canCancel'] ? $asked(
            __('Cancel this order', 'coleman'),
            /* translators: %s: order number. */
            sprintf(__('Cancel order %s? This cannot be taken back.', 'coleman'), $number),
            $action($form, 'order_cancel', __('Yes, cancel it', 'coleman')),
        ) : null,
    ];

    return Html::el('div', ['class' => 'coleman-order__actions'], $children);
};

$step = static function (array $step): Markup {
    /** @var array{label: string, at: string, state: string} $step */
    return Html::el(
        'li',
        ['class' => 'coleman-order__step is-' . $step['state'], 'aria-current' => 'current' === $step['state'] ? 'step' : null],
        Html::el('span', ['class' => 'coleman-order__step-name'], $step['label']),
        '' === $step['at'] ? null : Html::el('span', ['class' => 'coleman-order__step-time'], $step['at']),
    );
};

$line = static function (array $line): Markup {
    /** @var array{number: string, description: string, vendor: string, url: string, image: string, quantity: int, each: string, total: string, state: string, isOpen: bool, how: string, note: string, promise: string} $line */
    return Html::el(
        'li',
        ['class' => 'coleman-order__line'],
        Html::el('img', ['class' => 'coleman-order__image', 'src' => $line['image'], 'alt' => '', 'width' => 96, 'height' => 60, 'loading' => 'lazy', 'decoding' => 'async']),
        Html::el(
            'div',
            ['class' => 'coleman-order__part'],
            Html::el('p', ['class' => 'coleman-order__description'], '' === $line['url'] ? $line['description'] : Html::el('a', ['href' => $line['url']], $line['description'])),
            Html::el(
                'p',
                ['class' => 'coleman-order__about'],
                Html::el('span', ['class' => 'coleman-order__number'], $line['number']),
                '' === $line['vendor'] ? null : Html::el('span', ['class' => 'coleman-order__vendor'], $line['vendor']),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-order__how'],
                Html::el('span', [], $line['how']),
                '' === $line['state'] ? null : Html::el('strong', ['class' => 'coleman-order__line-state' . ($line['isOpen'] ? ' is-open' : '')], $line['state']),
            ),
            '' === $line['note'] ? null : Html::el('p', ['class' => 'coleman-order__note'], $line['note']),
            '' === $line['promise'] ? null : Html::el('p', ['class' => 'coleman-order__promise'], $line['promise']),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-order__quantity'],
            '' === $line['each']
                /* translators: %d: number of pieces. */
                ? sprintf(_n('%d piece', '%d pieces', $line['quantity'], 'coleman'), $line['quantity'])
                /* translators: 1: number of pieces, 2: price of one. */
                : sprintf(__('%1$d × %2$s', 'coleman'), $line['quantity'], $line['each']),
        ),
        Html::el('p', ['class' => 'coleman-order__amount'], $line['total']),
    );
};

$facts = static function (string $name, array $facts): Markup {
    /** @var list<array{label: string, text: string}> $facts */
    return Html::el('dl', ['class' => 'coleman-order__' . $name], array_map(
        static fn (array $fact): Markup => Html::el('div', ['class' => 'coleman-order__fact'], Html::el('dt', [], $fact['label']), Html::el('dd', [], $fact['text'])),
        $facts,
    ));
};

$section = static fn (string $heading, Markup $content): Markup => Html::el(
    'section',
    ['class' => 'coleman-order__section'],
    Html::el('h2', ['class' => 'coleman-order__heading'], $heading),
    $content,
);

$pickup = static function (array $branch): Markup {
    /** @var array{city: string, state: string, address: string, postal_code: string, phone_number: string} $branch */
    return Html::el(
        'li',
        ['class' => 'coleman-order__pickup'],
        Html::el('h3', ['class' => 'coleman-order__city'], $branch['city']),
        Html::el(
            'address',
            ['class' => 'coleman-order__address'],
            Html::el('span', [], $branch['address']),
            /* translators: the last line of an address. 1: city, 2: state, 3: ZIP code. */
            Html::el('span', [], sprintf(__('%1$s, %2$s %3$s', 'coleman'), $branch['city'], $branch['state'], $branch['postal_code'])),
            Html::el('a', ['class' => 'coleman-order__phone', 'href' => Telephone::url($branch['phone_number'])], $branch['phone_number']),
        ),
        Twins::ui('branch-hours')($branch),
    );
};

$parcel = static function (array $parcel): Markup {
    /** @var array{title: string, parts: string, tracking: string, trackingUrl: string, at: string} $parcel */
    /* translators: %s: number of a parcel. */
    $tracking = sprintf(__('Tracking %s', 'coleman'), $parcel['tracking']);

    return Html::el(
        'li',
        ['class' => 'coleman-order__parcel'],
        Html::el('strong', [], $parcel['title']),
        Html::el('span', [], $parcel['parts']),
        '' === $parcel['tracking'] ? null : Html::el('span', [], '' === $parcel['trackingUrl'] ? $tracking : Html::el('a', ['href' => $parcel['trackingUrl'], 'rel' => 'noopener'], $tracking)),
        Html::el('span', ['class' => 'coleman-order__at'], $parcel['at']),
    );
};

$event = static function (array $event): Markup {
    /** @var array{at: string, text: string, who: string} $event */
    return Html::el(
        'li',
        ['class' => 'coleman-order__event'],
        Html::el('span', ['class' => 'coleman-order__at'], $event['at']),
        Html::el('span', ['class' => 'coleman-order__text'], $event['text']),
        '' === $event['who'] ? null : Html::el('span', ['class' => 'coleman-order__who'], $event['who']),
    );
};

/** Twin of order.tsx. */
return static function (array $props) use ($actions, $step, $line, $facts, $section, $pickup, $parcel, $event): Markup {
    /**
     * @var array{
     *   mode: 'summary'|'slip'|'quote', dealer: string, number: string, placed: string, status: string, tone: string, sentence: string,
     *   steps: list<array<string, string>>, lines: list<array<string, mixed>>, totals: list<array{label: string, text: string}>, total: string,
     *   facts: list<array{label: string, text: string}>, parcels: list<array<string, string>>, pickups: list<array<string, mixed>>,
     *   history: list<array<string, string>>
     * } $props
     */
    ['mode' => $mode, 'number' => $number] = $props;
    $isSummary = 'summary' === $mode;

    return Html::el(
        'div',
        ['class' => 'coleman-order__body is-' . $mode],
        Html::el(
            'header',
            ['class' => 'coleman-order__head'],
            'slip' === $mode ? Html::el('p', ['class' => 'coleman-order__dealer'], $props['dealer']) : null,
            Html::el(
                'h1',
                ['class' => 'coleman-order__title'],
                'quote' === $mode
                    /* translators: %s: order number. */
                    ? sprintf(__('Quote for order %s', 'coleman'), $number)
                    /* translators: %s: order number. */
                    : sprintf(__('Order %s', 'coleman'), $number),
            ),
            Html::el(
                'p',
                ['class' => 'coleman-order__status'],
                Html::el('strong', ['class' => 'coleman-order__state is-' . $props['tone']], $props['status']),
                /* translators: %s: date and time. */
                Html::el('span', ['class' => 'coleman-order__placed'], sprintf(__('Placed %s', 'coleman'), $props['placed'])),
            ),
            Html::el('p', ['class' => 'coleman-order__sentence'], $props['sentence']),
        ),
        $isSummary ? Html::el('ol', ['class' => 'coleman-order__steps', 'aria-label' => __('Where the order stands', 'coleman')], array_map($step, $props['steps'])) : null,
        $actions($props),
        Html::el(
            'div',
            ['class' => 'coleman-order__columns'],
            Html::el(
                'section',
                ['class' => 'coleman-order__plate', 'aria-labelledby' => 'order-parts'],
                Html::el('h2', ['id' => 'order-parts', 'class' => 'coleman-order__strip'], __('Parts', 'coleman')),
                Html::el('ul', ['class' => 'coleman-order__lines'], array_map($line, $props['lines'])),
                $facts('totals', $props['totals']),
                Html::el(
                    'p',
                    ['class' => 'coleman-order__total'],
                    Html::el('span', [], __('Total', 'coleman')),
                    Html::el('strong', ['class' => 'coleman-order__sum'], $props['total']),
                ),
            ),
            $facts('facts', $props['facts']),
        ),
        'quote' === $mode || [] === $props['pickups'] ? null : $section(
            __('Where to pick up', 'coleman'),
            Html::el('ul', ['class' => 'coleman-order__pickups'], array_map($pickup, $props['pickups'])),
        ),
        'quote' === $mode || [] === $props['parcels'] ? null : $section(
            __('Sent and laid ready', 'coleman'),
            Html::el('ul', ['class' => 'coleman-order__parcels'], array_map($parcel, $props['parcels'])),
        ),
        $isSummary ? $section(__('History', 'coleman'), Html::el('ol', ['class' => 'coleman-order__history'], array_map($event, $props['history']))) : null,
    );
};
