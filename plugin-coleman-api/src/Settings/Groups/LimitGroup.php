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
        return __('Limits stop bots from guessing passwords and sending spam. Real visitors rarely reach one. Enter 0 for no limit.', 'coleman');
    }

    public function fields(): array
    {
        $fields = [];
        foreach (Limits::DEFAULTS as $name => [$allowed, $seconds]) {
            [$label, $help] = $this->words($name);
            $fields[] = new Field($name . '_allowed', FieldKind::Whole, __('Tries', 'coleman'), $help, $allowed, $label, most: self::MAX_TRIES, isRequired: true);
            $fields[] = new Field($name . '_seconds', FieldKind::Whole, __('Within seconds', 'coleman'), '', $seconds, $label, least: 1, most: DAY_IN_SECONDS, isRequired: true);
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
            'writes' => [__('Changes per visitor', 'coleman'), __('Adding to a cart, saving an address and the like.', 'coleman')],
            'writes_network' => [__('Changes per network', 'coleman'), __('The same for all visitors behind one IP address, such as an office or a school.', 'coleman')],
            'impressions' => [__('Part views per visitor', 'coleman'), __('Used for the "most viewed" lists.', 'coleman')],
            'impressions_network' => [__('Part views per network', 'coleman'), __('The same for all visitors behind one IP address.', 'coleman')],
            'login_account_network' => [__('Sign-ins to one account per network', 'coleman'), __('Wrong passwords before a visitor has to wait.', 'coleman')],
            'login_account' => [__('Sign-ins to one account from anywhere', 'coleman'), __('Stops password guessing from many networks.', 'coleman')],
            'login_network' => [__('Sign-ins to any account per network', 'coleman'), __('Stops one network from trying many accounts.', 'coleman')],
            'login_device' => [__('Sign-ins from a known device', 'coleman'), __('Counted separately, so password guessing elsewhere can’t lock the owner out.', 'coleman')],
            'second_factor' => [__('Codes of a second factor', 'coleman'), __('Per staff account.', 'coleman')],
            'password_mail' => [__('Password reset emails', 'coleman'), __('Per account. Over the limit, the page looks the same but no email is sent.', 'coleman')],
            'confirm_mail' => [__('Email confirmation emails', 'coleman'), __('Per address.', 'coleman')],
            'watch_mail' => [__('Emails that confirm a request to be told', 'coleman'), __('Per address.', 'coleman')],
            'people_invite' => [__('Invitations to a shared account', 'coleman'), __('Per account owner.', 'coleman')],
            'people_mail' => [__('Invitation emails to an address', 'coleman'), __('From any owner.', 'coleman')],
            'order_mail' => [__('Order emails to an unconfirmed address', 'coleman'), __('Over the limit, orders are still placed, but no email is sent. The order’s history notes it.', 'coleman')],
            'search_log_network' => [__('Searches counted for staff, per network', 'coleman'), __('Further searches work but are not counted.', 'coleman')],
            'search_network' => [__('Searches per network', 'coleman'), __('Off by default, because counting slows each search slightly. 10 in 1 second is a sensible limit.', 'coleman')],
            'checkout' => [__('Orders per visitor', 'coleman'), __('Attempts to place an order.', 'coleman')],
            'checkout_network' => [__('Orders per network', 'coleman'), __('The same for all visitors behind one IP address.', 'coleman')],
            'register' => [__('New accounts per network', 'coleman'), __('Accounts created behind one IP address.', 'coleman')],
            'unverified' => [__('Unverified submissions per network', 'coleman'), __('From browsers without JavaScript. See Bot check.', 'coleman')],
            'forms' => [__('Inquiries per visitor', 'coleman'), __('All forms that send a message to staff. Guests are counted by network.', 'coleman')],
            'forms_unverified' => [__('Unverified inquiries per network', 'coleman'), __('From browsers without JavaScript.', 'coleman')],
            'forms_email' => [__('Inquiries per email address', 'coleman'), __('From any visitor or network.', 'coleman')],
            'inquiry_pictures' => [__('Pictures of inquiries per network', 'coleman'), __('Pictures that visitors add to a trade-in.', 'coleman')],
            'order_message' => [__('Messages about an order', 'coleman'), __('From the order’s page to the parts desk.', 'coleman')],
            'order_lookup' => [__('Order lookups per network', 'coleman'), __('By order number and email address.', 'coleman')],
            'order_link' => [__('Order link emails', 'coleman'), __('Per email address.', 'coleman')],
            'feeds' => [__('Feed API calls per user', 'coleman'), __('Each part of a file counts as one call.', 'coleman')],
            'feeds_network' => [__('Feed API calls per network', 'coleman'), __('The same for everyone behind one IP address.', 'coleman')],
            'order_feed' => [__('Order feed calls per user', 'coleman'), __('By the dealer’s own system.', 'coleman')],
            'order_feed_network' => [__('Order feed calls per network', 'coleman'), __('Of those that mark orders as sent.', 'coleman')],
            'pictures' => [__('Picture calls per user', 'coleman'), __('Each part of a file counts as one call.', 'coleman')],
            'pictures_network' => [__('Picture calls per network', 'coleman'), __('The same for everyone behind one IP address.', 'coleman')],
            default => [ucfirst(str_replace('_', ' ', $name)), ''],
        };
    }
}
