<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Api\Rentals\RentalWords;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Twins;

/** The fields in the order of the form. */
$order = [
    'attachment_ids', 'start_date', 'return_date', 'your_name', 'phone_number', 'your_email', 'your_city', 'your_state', 'your_zip',
    'pickup_or_delivery', 'pickup_location', 'jobsite_street', 'jobsite_street_city', 'jobsite_street_state', 'jobsite_street_zip', 'rental_purpose',
];

/** The daily rate, or the shortest that there is. */
$rateText = static function (array $rates): string {
    /** @var array{day: int|null, week: int|null, month: int|null} $rates */
    return match (true) {
        $rates['day'] > 0 => sprintf(
            /* translators: %s: a price. */
            __('%s a day', 'coleman'),
            Money::short((int) $rates['day']),
        ),
        $rates['week'] > 0 => sprintf(
            /* translators: %s: a price. */
            __('%s a week', 'coleman'),
            Money::short((int) $rates['week']),
        ),
        $rates['month'] > 0 => sprintf(
            /* translators: %s: a price. */
            __('%s for 4 weeks', 'coleman'),
            Money::short((int) $rates['month']),
        ),
        default => '',
    };
};

$later = static fn (string $date, int $days): string => (new DateTimeImmutable($date, new DateTimeZone('UTC')))->modify("+{$days} days")->format('Y-m-d');

/** Twin of rental-form-view.tsx. */
return static function (array $props) use ($order, $rateText, $later): Markup {
    /**
     * @var array{
     *   id: string, layout: 'page'|'modal', action: string, isForeign: bool,
     *   rental: array{id: int, name: string, url: string, image: string, rates: array{day: int|null, week: int|null, month: int|null}},
     *   attachments: list<array{id: int, name: string, model: string, rates: array{day: int|null, week: int|null, month: int|null}}>,
     *   branches: list<array{value: string, label: string}>,
     *   terms: array{percent: float, deposit: int}, today: string,
     *   values: array<string, string>, errors: array<string, string>,
     *   estimate: array{days: int, isPriced: bool, total_cents: int, ...}|null
     * } $props
     */
    ['id' => $id, 'rental' => $rental, 'attachments' => $attachments, 'values' => $values, 'errors' => $errors, 'estimate' => $estimate] = $props;
    $isModal = 'modal' === $props['layout'];
    $field = static function (string $name, string $label, string $type, array $more = []) use ($id, $values, $errors): Markup {
        /** @var array<string, mixed> $more */
        return Twins::form('field')([
            'id' => "{$id}-{$name}",
            'name' => $name,
            'label' => $label,
            'type' => $type,
            'value' => $values[$name] ?? '',
            'error' => $errors[$name] ?? '',
        ] + $more);
    };
    $box = static fn (string $class, Markup ...$children): Markup => Html::el('div', ['class' => "coleman-rental-form__{$class}"], ...$children);
    $group = static fn (string $title, string $class, Markup|null ...$children): Markup => Html::el(
        'fieldset',
        ['class' => "coleman-rental-form__group{$class}"],
        Html::el('legend', ['class' => 'coleman-rental-form__legend'], $title),
        ...$children,
    );
    $depends = ['need' => 'depends'];

    $faults = [];
    foreach ($order as $name) {
        if ('' !== ($errors[$name] ?? '')) {
            $faults[] = ['href' => "#{$id}-{$name}" . ('pickup_or_delivery' === $name ? '-0' : ''), 'text' => $errors[$name]];
        }
    }

    $total = null !== $estimate && $estimate['isPriced'] ? Money::format($estimate['total_cents']) : '';
    $hidden = [
        'attachments' => '',
        'days' => null === $estimate ? '' : RentalWords::days($estimate['days']),
        'pickup_delivery_label' => '',
        'pickup_delivery_address' => '',
        'estimated_cost' => $total,
        'image_url' => $rental['image'],
    ] + ($props['isForeign'] ? [] : [
        'equipmentId' => (string) $rental['id'],
        'coleman_action' => 'rental-request',
        'idempotency_key' => '',
        'form_stamp' => '',
        'altcha' => '',
    ]);

    $form = Html::el(
        'form',
        ['class' => 'coleman-rental-form__form', 'method' => 'post', 'action' => $props['action'], 'novalidate' => true],
        Twins::form('faults')([
            'id' => "{$id}-faults",
            'title' => __('One or more errors were found in your form. Please fill in all fields prior to submitting.', 'coleman'),
            'faults' => $faults,
        ]),
        Html::el('p', ['class' => 'coleman-rental-form__alert', 'role' => 'alert']),
        $group(
            __('Your days', 'coleman'),
            '',
            $box(
                'pair',
                $field('start_date', __('Start Date', 'coleman'), 'date', ['min' => $later($props['today'], 1)]),
                $field('return_date', __('Return Date', 'coleman'), 'date', ['min' => $later($props['today'], 2)]),
            ),
            [] === $attachments ? null : Twins::form('choices')([
                'id' => "{$id}-attachment_ids",
                'name' => 'attachment_ids[]',
                'legend' => __('Attachments', 'coleman'),
                'type' => 'checkbox',
                'options' => array_map(static fn (array $one): array => ['value' => (string) $one['id'], 'label' => $one['name'], 'hint' => $rateText($one['rates'])], $attachments),
                'chosen' => explode(',', $values['attachment_ids'] ?? ''),
                'error' => $errors['attachment_ids'] ?? '',
            ]),
        ),
        Twins::part('rental-form', 'price-panel')(['level' => $isModal ? 'h3' : 'h2', 'estimate' => $estimate, 'percent' => $props['terms']['percent']]),
        $group(
            __('You', 'coleman'),
            '',
            $field('your_name', __('Name', 'coleman'), 'text', ['autocomplete' => 'name', 'longest' => 120]),
            $box(
                'pair',
                $field('phone_number', __('Phone Number', 'coleman'), 'tel', ['autocomplete' => 'tel', 'longest' => 40]),
                $field('your_email', __('Email Address', 'coleman'), 'email', ['autocomplete' => 'email', 'longest' => 100]),
            ),
            $box(
                'town',
                $field('your_city', __('City', 'coleman'), 'text', ['autocomplete' => 'address-level2', 'longest' => 80]),
                $field('your_state', __('State', 'coleman'), 'text', ['autocomplete' => 'address-level1', 'longest' => 2]),
                $field('your_zip', __('ZIP Code', 'coleman'), 'text', ['autocomplete' => 'postal-code', 'longest' => 10]),
            ),
        ),
        $group(
            __('Pickup or delivery', 'coleman'),
            ' is-place',
            Twins::form('choices')([
                'id' => "{$id}-pickup_or_delivery",
                'name' => 'pickup_or_delivery',
                'legend' => __('How do you get it?', 'coleman'),
                'type' => 'radio',
                'options' => [['value' => 'Pickup', 'label' => __('Pickup', 'coleman')], ['value' => 'Delivery', 'label' => __('Delivery', 'coleman')]],
                'chosen' => ['' === ($values['pickup_or_delivery'] ?? '') ? 'Pickup' : $values['pickup_or_delivery']],
                'error' => $errors['pickup_or_delivery'] ?? '',
            ]),
            $box('pickup', $field('pickup_location', __('Pickup Location', 'coleman'), 'select', $depends + ['none' => __('Choose a branch', 'coleman'), 'options' => $props['branches']])),
            $box(
                'delivery',
                $field('jobsite_street', __('Jobsite Street', 'coleman'), 'text', $depends + ['longest' => 120]),
                $box(
                    'town',
                    $field('jobsite_street_city', __('Jobsite City', 'coleman'), 'text', $depends + ['longest' => 80]),
                    $field('jobsite_street_state', __('State', 'coleman'), 'text', $depends + ['longest' => 2]),
                    $field('jobsite_street_zip', __('ZIP Code', 'coleman'), 'text', $depends + ['longest' => 10]),
                ),
            ),
            $field('rental_purpose', __('What will you use it for?', 'coleman'), 'textarea', ['need' => 'optional', 'longest' => 4000]),
        ),
        $box('memory'),
        $box(
            'disclaimer',
            Html::el('p', [], __('Rental order not finalized until confirmed by a member of the rental staff.', 'coleman')),
            Html::el('p', [], __('You will be contacted by phone and email to confirm and to collect payment. The reservation is not complete until verbal confirmation.', 'coleman')),
        ),
        array_map(static fn (string $name, string $value): Markup => Html::el('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]), array_keys($hidden), $hidden),
        Twins::form('stranger')(['id' => $id]),
        $box(
            'foot',
            Html::el(
                'p',
                ['class' => 'coleman-rental-form__sum'],
                Html::el('span', [], $hidden['days']),
                Html::el('strong', [], $total),
            ),
            $isModal
                ? Html::el('button', ['type' => 'button', 'class' => 'coleman-rental-form__cancel close-modal'], __('Cancel', 'coleman'))
                : Html::el('a', ['class' => 'coleman-rental-form__cancel', 'href' => $rental['url'], 'data-native' => ''], __('Cancel', 'coleman')),
            Twins::ui('button')(['type' => 'submit', 'variant' => 'primary', 'label' => __('Send request', 'coleman')]),
        ),
    );

    $body = $box(
        'body',
        $box(
            'machine',
            Html::el('img', [
                'class' => 'coleman-rental-form__picture',
                'src' => $rental['image'],
                'alt' => '',
                'width' => 160,
                'height' => 100,
                'loading' => 'lazy',
                'decoding' => 'async',
            ]),
            Html::el(
                'p',
                ['class' => 'coleman-rental-form__name'],
                Html::el('strong', [], $rental['name']),
                Html::el('span', [], $rateText($rental['rates'])),
            ),
        ),
        Html::el('div', ['data-form-content' => ''], $form),
        Html::el('p', ['class' => 'coleman-rental-form__thanks', 'role' => 'status', 'tabindex' => -1]),
    );
    $title = __('Rental Request', 'coleman');

    return $isModal
        ? Twins::ui('dialog')(['id' => 'rental-request', 'title' => $title, 'children' => $body])
        : $box('page', Html::el('h1', ['class' => 'coleman-rental-form__title'], $title), $body);
};
