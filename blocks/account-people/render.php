<?php

declare(strict_types=1);

use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no account. The gate around it asks them to sign in; without a gate there is nothing to show.
if (!is_user_logged_in()) {
    return;
}
$customer = get_current_user_id();
$account = $services->people()->for($customer);
$invited = $services->forms()->state('people_invite');
$faults = array_map(static fn (string $action): string => $services->forms()->state($action)->message, ['people_revoke', 'people_leave', 'people_role', 'people_remove', 'people_owner']);
/* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
$format = __('M j, Y', 'coleman');

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('account-people', [
    'level' => TitleLevel::of($attributes['level'], 'my-people'),
    'role' => $account['role'],
    'roleLabel' => $account['role_label'],
    'sentence' => $account['sentence'],
    'owner' => $account['owner'],
    'ownerEmail' => $account['owner_email'],
    'isConfirmed' => $services->accounts()->isConfirmed($customer),
    'people' => array_map(static fn (array $one): array => ['id' => $one['id'], 'name' => $one['name'], 'email' => $one['email'], 'role' => $one['role'], 'roleLabel' => $one['role_label']], $account['people']),
    'invitations' => array_map(static fn (array $one): array => [
        'id' => $one['id'],
        'email' => $one['email'],
        'roleLabel' => $one['role_label'],
        'until' => date_i18n($format, (int) strtotime($one['expires_on'] . ' 12:00:00 UTC'), true),
    ], $account['invitations']),
    'roles' => array_map(static fn (PersonRole $role): array => ['value' => $role->value, 'label' => $role->label()], PersonRole::cases()),
    'typed' => ['email' => $invited->values['email'] ?? '', 'role' => $invited->values['role'] ?? PersonRole::Buyer->value],
    'errors' => [
        'email' => $invited->errors['email'] ?? '',
        'role' => $invited->errors['role'] ?? '',
        'form' => implode('', $faults) . ([] === $invited->errors ? $invited->message : ''),
    ],
]));
