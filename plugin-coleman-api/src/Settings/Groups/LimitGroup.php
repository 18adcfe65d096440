<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Http\Limits;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How often visitors may do what costs or can be abused. */
final readonly class LimitGroup implements SettingsGroup
{
    private const MAX_TRIES = 100_000;

    public function name(): string
    {
        return 'limits';
    }

    public function title(): string
    {
        return __('Limits', 'coleman');
    }

    public function intro(): string
    {
        return __('They keep programs from guessing passwords and from flooding the desks. People hardly ever meet one. 0 tries means no limit.', 'coleman');
    }

    public function fields(): array
    {
        $fields = [];
        foreach (Limits::DEFAULTS as $name => [$allowed, $seconds]) {
            [$label, $help] = $this->words($name);
            $fields[] = new Field($name . '_allowed', FieldKind::Whole, __('Tries', 'coleman'), $help, $allowed, $label, most: self::MAX_TRIES, isRequired: true);
            $fields[] = new Field($name . '_seconds', FieldKind::Whole, __('In so many seconds', 'coleman'), '', $seconds, $label, least: 1, most: DAY_IN_SECONDS, isRequired: true);
        }

        return $fields;
    }

    public function values(): array
    {
        $values = [];
        foreach (array_keys(Limits::DEFAULTS) as $name) {
            $limit = Limits::get($name);
            $values[$name . '_allowed'] = $limit->allowed;
            $values[$name . '_seconds'] = $limit->seconds;
        }

        return $values;
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        $number = static fn (string $name): int => is_int($values[$name] ?? null) ? $values[$name] : 0;
        $limits = [];
        foreach (Limits::DEFAULTS as $name => $default) {
            $set = [$number($name . '_allowed'), $number($name . '_seconds')];
            // What is as shipped follows what later versions ship.
            if ($set !== $default) {
                $limits[$name] = $set;
            }
        }
        update_option(Limits::OPTION, $limits);
    }

    public function options(): array
    {
        return [Limits::OPTION => [
            'type' => 'object',
            'properties' => array_fill_keys(array_keys(Limits::DEFAULTS), [
                'type' => 'array',
                'items' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MAX_TRIES],
                'minItems' => 2,
                'maxItems' => 2,
            ]),
            'additionalProperties' => false,
            'default' => [],
            'description' => 'Tries and seconds by name of the limit, where they differ from what is shipped.',
        ]];
    }

    /** @return array{string, string} what it is called, what it counts */
    private function words(string $name): array
    {
        return match ($name) {
            'writes' => [__('Changes by one visitor', 'coleman'), __('Adding to a cart, saving an address and the like.', 'coleman')],
            'writes_network' => [__('Changes by one network', 'coleman'), __('The same, for all visitors behind one address: an office, a school.', 'coleman')],
            'impressions' => [__('Counting of parts seen, by one visitor', 'coleman'), __('What the "most seen" lists are made from.', 'coleman')],
            'impressions_network' => [__('Counting of parts seen, by one network', 'coleman'), __('The same, for all visitors behind one address.', 'coleman')],
            'login_account_network' => [__('Sign-in to one account from one network', 'coleman'), __('Wrong passwords before somebody has to wait.', 'coleman')],
            'login_account' => [__('Sign-in to one account from anywhere', 'coleman'), __('Holds off guesses that come from many networks.', 'coleman')],
            'login_network' => [__('Sign-in to any account from one network', 'coleman'), __('Holds off one network that tries many accounts.', 'coleman')],
            'login_device' => [__('Sign-in from a device that signed in before', 'coleman'), __('Such a device is counted by itself, so that nobody who guesses elsewhere locks its owner out.', 'coleman')],
            'password_mail' => [__('Mails to choose a new password', 'coleman'), __('For one account. Beyond it the page says the same and nothing is sent.', 'coleman')],
            'confirm_mail' => [__('Mails to confirm an email address', 'coleman'), __('For one address.', 'coleman')],
            'order_mail' => [__('Order mails to an address that nobody has confirmed', 'coleman'), __('Orders beyond it are placed all the same; the mail is left out, and the history of the order says so.', 'coleman')],
            'search_network' => [__('Searching by one network', 'coleman'), __('Counting costs each search a little time, so it is off as shipped. 10 in 1 second is a sensible limit.', 'coleman')],
            'checkout' => [__('Orders by one visitor', 'coleman'), __('Tries to place an order.', 'coleman')],
            'checkout_network' => [__('Orders by one network', 'coleman'), __('The same, for all visitors behind one address.', 'coleman')],
            'register' => [__('New accounts by one network', 'coleman'), __('Accounts created behind one address.', 'coleman')],
            'unverified' => [__('Forms without proof of a person, by one network', 'coleman'), __('Sent by browsers without JavaScript; see Bot check.', 'coleman')],
            'forms' => [__('Inquiries by one visitor', 'coleman'), __('Each of the forms that write to a desk; guests are counted by their network.', 'coleman')],
            'forms_unverified' => [__('Inquiries without proof of a person, by one network', 'coleman'), __('Of these, what browsers without JavaScript send.', 'coleman')],
            'forms_email' => [__('Inquiries with one email address', 'coleman'), __('Whoever sends them, from wherever.', 'coleman')],
            'order_lookup' => [__('Looking up an order by one network', 'coleman'), __('With order number and email address.', 'coleman')],
            'order_link' => [__('Mails with the link to an order', 'coleman'), __('For one email address.', 'coleman')],
            'feeds' => [__('Calls of one user about feeds', 'coleman'), __('Each piece of a file is one.', 'coleman')],
            'feeds_network' => [__('Calls of one network about feeds', 'coleman'), __('The same, for all behind one address.', 'coleman')],
            default => [ucfirst(str_replace('_', ' ', $name)), ''],
        };
    }
}
