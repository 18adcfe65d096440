<?php

declare(strict_types=1);

use Coleman\Api\Money;
use Coleman\Blocks\Html;
use Coleman\Blocks\Markup;
use Coleman\Blocks\Telephone;
use Coleman\Blocks\Twins;

$link = static fn (string $url, string $label): Markup => Html::el('a', ['class' => 'coleman-machine__link', 'href' => $url], $label);

$phone = static fn (string $number): Markup => Html::el('a', ['class' => 'coleman-machine__phone', 'href' => Telephone::url($number)], $number);

$line = static fn (string $label, string $value): Markup => Html::el('div', [], Html::el('dt', [], $label), Html::el('dd', [], $value));

$list = static fn (Markup ...$links): Markup => Html::el(
    'ul',
    ['class' => 'coleman-machine__list'],
    array_map(static fn (Markup $one): Markup => Html::el('li', [], $one), $links),
);

$heading = static fn (string $text): Markup => Html::el('h2', ['class' => 'coleman-machine__heading'], $text);

/** Where the section to ask in is; the specification's name for used equipment. */
$askId = static fn (string $condition): string => 'used' === $condition ? 'used-equipment-form' : 'ask';

$plate = static function (array $props) use ($line, $phone, $askId): Markup {
    /**
     * @var array{
     *   machine: array{Condition: 'new'|'used', BrandName: string, CategoryName: string, StockNumber: string, SerialNumber: string, Year: int|null, Hours: int|null, Horsepower: int|null, price_cents: int|null},
     *   state: 'for-sale'|'sold'|'gone', sold_on: string, listed_on: string, branch: array{city: string, phone_number: string}|null, similar: list<array<string, mixed>>
     * } $props
     */
    ['machine' => $machine, 'branch' => $branch] = $props;
    $isUsed = 'used' === $machine['Condition'];
    $isSold = 'for-sale' !== $props['state'];
    $number = static fn (?int $value): string => null === $value ? '' : number_format($value);
    $figures = array_filter([
        __('Year', 'coleman') => (string) $machine['Year'],
        __('Hours', 'coleman') => $number($machine['Hours']),
        __('Horsepower', 'coleman') => $number($machine['Horsepower']),
    ], static fn (string $value): bool => '' !== $value);

    $price = static fn (): Markup => null === $machine['price_cents']
        ? Html::el(
            'p',
            ['class' => 'coleman-machine__price'],
            Html::el('span', ['class' => 'coleman-machine__call'], __('Call for price', 'coleman')),
            null === $branch ? null : $phone($branch['phone_number']),
        )
        : Html::el(
            'p',
            ['class' => 'coleman-machine__price'],
            Html::el('span', ['class' => 'coleman-machine__label'], __('Price', 'coleman')),
            Html::el('span', ['class' => 'coleman-machine__amount'], Money::short($machine['price_cents'])),
        );

    return Html::el(
        'div',
        ['class' => 'coleman-machine__plate'],
        Html::el(
            'p',
            ['class' => 'coleman-machine__strip'],
            Html::el('span', [], $machine['BrandName']),
            Html::el('span', [], $isUsed ? __('Used', 'coleman') : __('New', 'coleman')),
        ),
        $isSold
            ? Html::el('p', ['class' => 'coleman-machine__sold'], Html::el('strong', [], __('Sold', 'coleman')), Html::el('span', [], $props['sold_on']))
            : $price(),
        [] === $figures ? null : Html::el('dl', ['class' => 'coleman-machine__figures'], array_map($line, array_keys($figures), array_values($figures))),
        Html::el(
            'dl',
            ['class' => 'coleman-machine__lines'],
            $line(__('Category', 'coleman'), $machine['CategoryName']),
            $line(__('Stock number', 'coleman'), $machine['StockNumber']),
            '' === $machine['SerialNumber'] ? null : $line(__('Serial number', 'coleman'), $machine['SerialNumber']),
            $isSold || null === $branch ? null : $line(__('Location', 'coleman'), $branch['city']),
            $isSold ? null : $line(__('Available since', 'coleman'), $props['listed_on']),
        ),
        $isSold ? null : Html::el(
            'a',
            ['class' => 'coleman-machine__action', 'href' => '#' . $askId($machine['Condition']), 'data-smooth-scroll' => ''],
            $isUsed ? __('Request Information', 'coleman') : __('Ask about this machine', 'coleman'),
        ),
        $isSold && [] !== $props['similar'] ? Html::el(
            'a',
            ['class' => 'coleman-machine__link', 'href' => '#similar', 'data-smooth-scroll' => ''],
            __('See similar machines', 'coleman'),
        ) : null,
    );
};

$branchPlate = static function (array $branch) use ($phone): Markup {
    /** @var array{address: string, city: string, state: string, postal_code: string, phone_number: string, hours: string} $branch */
    return Html::el(
        'section',
        ['class' => 'coleman-machine__branch'],
        Html::el(
            'h2',
            ['class' => 'coleman-machine__branch-title'],
            /* translators: %s: city of a branch. */
            sprintf(__('At our branch in %s', 'coleman'), $branch['city']),
        ),
        Html::el(
            'p',
            ['class' => 'coleman-machine__address'],
            /* translators: an address. 1: street, 2: city, 3: state, 4: ZIP code. */
            sprintf(__('%1$s, %2$s, %3$s %4$s', 'coleman'), $branch['address'], $branch['city'], $branch['state'], $branch['postal_code']),
        ),
        $phone($branch['phone_number']),
        Twins::ui('branch-hours')($branch),
    );
};

$specification = static function (array $groups): Markup {
    /** @var list<array{title: string, rows: list<array{label: string, value: string}>}> $groups */
    return Html::el(
        'table',
        ['class' => 'coleman-machine__specs'],
        Html::el('caption', [], __('Specification', 'coleman')),
        array_map(static fn (array $group): Markup => Html::el(
            'tbody',
            [],
            count($groups) > 1
                ? Html::el('tr', [], Html::el('th', ['class' => 'coleman-machine__group', 'scope' => 'rowgroup', 'colspan' => 2], $group['title']))
                : null,
            array_map(static fn (array $row): Markup => Html::el(
                'tr',
                [],
                Html::el('th', ['scope' => 'row'], $row['label']),
                Html::el('td', [], $row['value']),
            ), $group['rows']),
        ), $groups),
    );
};

$ways = static function (array $props) use ($heading, $link, $list): Markup {
    /**
     * @var array{
     *   machine: array{BrandName: string, Model: string, CategoryName: string}, state: string,
     *   links: array{category: array{name: string, url: string}, parts: string, rentals: string, diagrams: string}
     * } $props
     */
    ['machine' => $machine, 'links' => $links] = $props;
    $ways = [
        /* translators: %s: a machine. */
        [$links['diagrams'], sprintf(__('Parts diagrams for the %s', 'coleman'), "{$machine['BrandName']} {$machine['Model']}")],
        /* translators: %s: a category of machines. */
        [$links['parts'], sprintf(__('Parts for %s', 'coleman'), $machine['CategoryName'])],
        [$links['rentals'], __('Rent one like it', 'coleman')],
        /* translators: %s: a category of machines. */
        [$links['category']['url'], sprintf(__('See all: %s', 'coleman'), $links['category']['name'])],
    ];

    return Html::el(
        'section',
        ['class' => 'coleman-machine__ways'],
        $heading('sold' === $props['state'] ? __('Where to look next', 'coleman') : __('For this machine', 'coleman')),
        $list(...array_map(
            static fn (array $way): Markup => $link($way[0], $way[1]),
            array_values(array_filter($ways, static fn (array $way): bool => '' !== $way[0])),
        )),
    );
};

$ask = static function (array $props) use ($heading, $link, $phone, $askId): Markup {
    /**
     * @var array{
     *   machine: array{Condition: string, Title: string, StockNumber: string},
     *   branch: array{phone_number: string}|null, contact: array{name: string, email: string}|null, form?: Markup
     * } $props
     */
    ['machine' => $machine, 'branch' => $branch, 'contact' => $contact] = $props;
    /* translators: 1: a machine, 2: its stock number. */
    $subject = sprintf(__('%1$s, stock number %2$s', 'coleman'), $machine['Title'], $machine['StockNumber']);
    /* translators: %s: a machine with its stock number. */
    $body = sprintf(__('I would like to know more about the %s.', 'coleman'), $subject);

    return Html::el(
        'section',
        ['class' => 'coleman-machine__ask', 'id' => $askId($machine['Condition'])],
        $heading(__('Ask about this machine', 'coleman')),
        Html::el(
            'p',
            [],
            /* translators: %s: stock number of a machine. */
            sprintf(__('Give us its stock number, %s, and we will go out and look at it with you on the phone.', 'coleman'), $machine['StockNumber']),
        ),
        Html::el(
            'div',
            ['class' => 'coleman-machine__reach'],
            null === $branch ? null : $phone($branch['phone_number']),
            null === $contact ? null : $link(
                sprintf('mailto:%s?subject=%s&body=%s', $contact['email'], rawurlencode($subject), rawurlencode($body)),
                /* translators: %s: name of a salesman. */
                sprintf(__('Write to %s', 'coleman'), $contact['name']),
            ),
        ),
        $props['form'] ?? null,
    );
};

$similarSection = static function (array $machines, string $compare) use ($heading, $link): Markup {
    /** @var list<array{MachineId: int, Condition: string, Title: string, Url: string, StockNumber: string, Year: int|null, Hours: int|null, Horsepower: int|null, price_cents: int|null, Location: array{City: string}|null, Photo: array{MediumImagePath: string}, sold: bool}> $machines */
    return Html::el(
        'section',
        ['class' => 'coleman-machine__similar', 'id' => 'similar'],
        $heading(__('Similar machines', 'coleman')),
        Html::el('ul', ['class' => 'coleman-machine__cards'], array_map(static fn (array $machine): Markup => Twins::ui('machine-card')([
            'machine' => [
                'id' => $machine['MachineId'],
                'title' => $machine['Title'],
                'url' => $machine['Url'],
                'image' => $machine['Photo']['MediumImagePath'],
                'cents' => $machine['price_cents'],
                'year' => $machine['Year'],
                'hours' => $machine['Hours'],
                'horsepower' => $machine['Horsepower'],
                'stock' => $machine['StockNumber'],
                'city' => $machine['Location']['City'] ?? '',
                'isUsed' => 'used' === $machine['Condition'],
                'isSold' => $machine['sold'],
            ],
            'level' => 'h3',
            'isFirst' => false,
            'canCompare' => false,
        ]), $machines)),
        '' === $compare ? null : $link($compare, __('Compare with similar', 'coleman')),
    );
};

/** Twin of machine.tsx. `gallery`, `share` and `form` are markup made elsewhere. */
return static function (array $props) use ($plate, $branchPlate, $specification, $ways, $ask, $similarSection, $heading, $link, $list): Markup {
    /**
     * @var array{
     *   machine: array{Title: string, Description: string},
     *   state: 'for-sale'|'sold'|'gone', sold_on: string,
     *   spec_groups: list<array{title: string, rows: list<array{label: string, value: string}>}>,
     *   branch: array<string, mixed>|null,
     *   attachments: list<array{name: string, url: string}>,
     *   links: array{category: array{name: string, url: string}, compare: string},
     *   similar: list<array<string, mixed>>,
     *   level: 'h1'|'h2', gallery?: Markup, share?: Markup, form?: Markup
     * } $props
     */
    ['machine' => $machine, 'state' => $state, 'links' => $links] = $props;
    $similar = [] === $props['similar'] ? null : $similarSection($props['similar'], $links['compare']);
    $title = static fn (string $text): Markup => Html::el($props['level'], ['class' => 'coleman-machine__title'], $text);

    if ('gone' === $state) {
        return Html::el(
            'div',
            ['class' => 'coleman-machine__body'],
            Html::el(
                'div',
                ['class' => 'coleman-machine__gone'],
                /* translators: %s: a machine. */
                $title(sprintf(__('%s is sold', 'coleman'), $machine['Title'])),
                /* translators: %s: a date. */
                Html::el('p', [], sprintf(__('It left our yard on %s.', 'coleman'), $props['sold_on'])),
                Html::el(
                    'a',
                    ['class' => 'coleman-machine__action', 'href' => $links['category']['url']],
                    /* translators: %s: a category of machines. */
                    sprintf(__('See all: %s', 'coleman'), $links['category']['name']),
                ),
            ),
            $similar,
        );
    }

    return Html::el(
        'div',
        ['class' => 'coleman-machine__body'],
        $title($machine['Title']),
        Html::el(
            'div',
            ['class' => 'coleman-machine__columns'],
            Html::el('div', ['class' => 'coleman-machine__media'], $props['gallery'] ?? null, $props['share'] ?? null),
            Html::el('div', ['class' => 'coleman-machine__side'], $plate($props), null === $props['branch'] ? null : $branchPlate($props['branch'])),
            Html::el(
                'div',
                ['class' => 'coleman-machine__more'],
                '' === $machine['Description'] ? null : Html::el('p', ['class' => 'coleman-machine__text'], $machine['Description']),
                [] === $props['spec_groups'] ? null : $specification($props['spec_groups']),
                [] === $props['attachments'] ? null : Html::el(
                    'section',
                    ['class' => 'coleman-machine__fits'],
                    $heading(__('Attachments that fit', 'coleman')),
                    $list(...array_map(static fn (array $one): Markup => $link($one['url'], $one['name']), $props['attachments'])),
                ),
                $ways($props),
            ),
        ),
        'for-sale' === $state ? $ask($props) : null,
        $similar,
    );
};
