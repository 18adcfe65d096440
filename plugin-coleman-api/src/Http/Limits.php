<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** The limits in force: defaults, changed by the setting `coleman_limits` (`{name: [allowed, seconds]}`). */
final class Limits
{
    public const OPTION = 'coleman_limits';

    /** Tries and seconds by name. */
    public const DEFAULTS = [
        'writes' => [25, 10],
        'writes_network' => [250, 10],
        'impressions' => [30, 60],
        'impressions_network' => [600, 60],
        'login_account_network' => [5, 900],
        'login_account' => [50, 900],
        'login_network' => [250, 900],
        'login_device' => [5, 900],
        'second_factor' => [6, 300],
        'password_mail' => [3, 3600],
        // Counting costs each look-up a write, so nobody is counted until the setting asks: [10, 1] is ten a second.
        'confirm_mail' => [3, 86_400],
        'watch_mail' => [3, 86_400],
        // Invitations to a shared account: of one owner, and to one address.
        'people_invite' => [20, 86_400],
        'people_mail' => [3, 86_400],
        'order_mail' => [10, 86_400],
        'order_message' => [5, 86_400],
        'search_network' => [0, 1],
        'search_log_network' => [60, 600],
        'checkout' => [3, 60],
        'checkout_network' => [30, 60],
        'register' => [5, 3600],
        'unverified' => [10, 600],
        'forms' => [5, 600],
        'forms_unverified' => [3, 600],
        'forms_email' => [20, 86_400],
        // Pictures of inquiries, which cost time and room; eight are one inquiry.
        'inquiry_pictures' => [120, 3600],
        'order_lookup' => [20, 600],
        'order_link' => [5, 3600],
        // A file of a feed comes in many pieces.
        'feeds' => [600, 60],
        // So do pictures, many at a time.
        'pictures' => [1_200, 60],
        'pictures_network' => [6_000, 60],
        // Of the dealer's own system, each page of orders.
        'order_feed' => [120, 60],
        'order_feed_network' => [600, 60],
        'feeds_network' => [3_000, 60],
    ];

    public static function get(string $name): Limit
    {
        $settings = get_option(self::OPTION, []);
        $value = is_array($settings) ? ($settings[$name] ?? null) : null;
        [$allowed, $seconds] = is_array($value) && isset($value[0], $value[1]) && is_numeric($value[0]) && is_numeric($value[1])
            ? [(int) $value[0], max(1, (int) $value[1])]
            : self::DEFAULTS[$name] ?? throw new \LogicException(sprintf('There is no limit named %s.', $name));

        return new Limit($allowed, $seconds);
    }
}
