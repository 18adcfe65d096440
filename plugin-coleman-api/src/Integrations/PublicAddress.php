<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** Whether an IP address is one of the open internet, which we may send to. */
final class PublicAddress
{
    /** Networks that are nobody's on the internet: private, this machine, this link (with the metadata of clouds), tests, groups. */
    private const CLOSED = [
        '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
        '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
        // Inside of what is open of IPv6: Teredo and 6to4 hold an IPv4 address, the others are for examples and tests.
        '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20',
    ];

    /** All that is given out of IPv6. What maps or translates to IPv4 lies outside of it. */
    private const OPEN_V6 = '2000::/3';

    public static function isPublic(string $address): bool
    {
        $packed = filter_var($address, FILTER_VALIDATE_IP) === $address ? inet_pton($address) : false;
        if (false === $packed) {
            return false;
        }

        return (4 === strlen($packed) || self::isWithin($packed, self::OPEN_V6))
            && !array_any(self::CLOSED, static fn (string $network): bool => self::isWithin($packed, $network));
    }

    public static function isLoopback(string $address): bool
    {
        $packed = filter_var($address, FILTER_VALIDATE_IP) === $address ? inet_pton($address) : false;

        return false !== $packed && (self::isWithin($packed, '127.0.0.0/8') || self::isWithin($packed, '::1/128'));
    }

    private static function isWithin(string $packed, string $network): bool
    {
        [$base, $length] = explode('/', $network);
        $base = (string) inet_pton($base);
        $bits = (int) $length;
        if (strlen($base) !== strlen($packed)) {
            return false;
        }
        $whole = intdiv($bits, 8);
        $mask = 0xFF << (8 - $bits % 8) & 0xFF;

        return substr($base, 0, $whole) === substr($packed, 0, $whole)
            && (0 === $bits % 8 || (ord($base[$whole]) & $mask) === (ord($packed[$whole]) & $mask));
    }
}
