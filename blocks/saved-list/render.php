<?php

declare(strict_types=1);

use Coleman\Api\Forms\FormState;
use Coleman\Api\Lists\ListPages;
use Coleman\Api\Lists\PartList;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();
$page = $services->router()->current();
$list = $page?->entity;
if (null === $page || !$list instanceof PartList) {
    return;
}
$isShared = 'shared-list' === $page->name;
$customer = get_current_user_id();
if (!$isShared && $list->userId !== $customer) {
    return;
}
$state = static fn (string $action): FormState => $services->forms()->state($action);
$changed = $state('list_change');
/** The whole numbers of a text, such as "12.15". */
$numbers = static fn (string $text): array => array_map(intval(...), preg_match_all('/\d{1,9}/', $text, $found) > 0 ? $found[0] : []);
$sheet = $services->listViewModel()->rows($list, $numbers(Query::text('missed', 2000)));
$sheet['rows'] = array_map(static fn (array $row): array => [
    'quantity' => $changed->values["quantity_{$row['id']}"] ?? $row['quantity'],
    'note' => $changed->values["note_{$row['id']}"] ?? $row['note'],
    'quantityFault' => $changed->errors["quantity_{$row['id']}"] ?? '',
    'noteFault' => $changed->errors["note_{$row['id']}"] ?? '',
] + $row, $sheet['rows']);

$faults = array_filter(array_map(
    static fn (string $action): string => $state($action)->message,
    ['list_change', 'list_rename', 'list_paste', 'list_delete', 'list_share', 'list_unshare', 'shared_list_cart'],
));

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('saved-list', $sheet + [
    'name' => $list->name,
    'added' => isset($_GET['missed']) && [] === $faults ? Query::id('added') : null,
    'fault' => implode(' ', $faults),
    'own' => $isShared ? null : [
        'id' => $list->id,
        'picked' => $numbers($changed->values['rows'] ?? ''),
        'link' => '' === $list->shareKey ? '' : home_url(ListPages::shared($list->shareKey)),
        'others' => array_values(array_map(
            static fn (array $other): array => ['value' => (string) $other['id'], 'label' => $other['name']],
            array_filter($services->listViewModel()->overview($customer), static fn (array $other): bool => $other['id'] !== $list->id),
        )),
        'typedName' => $state('list_rename')->values['name'] ?? '',
        'lines' => $state('list_paste')->values['lines'] ?? '',
        'errors' => [
            'name' => $state('list_rename')->errors['name'] ?? '',
            'lines' => $state('list_paste')->errors['lines'] ?? '',
            'target' => $changed->errors['target'] ?? '',
        ],
    ],
    'visitor' => $isShared ? ['key' => $list->shareKey, 'copyUrl' => Query::home(ListPages::ALL) . '?shared=' . $list->shareKey] : null,
    'urls' => ['cart' => Query::home('/cart'), 'lists' => Query::home(ListPages::ALL)],
]));
