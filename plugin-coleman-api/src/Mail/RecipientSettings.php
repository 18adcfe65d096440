<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** Who at the dealership is written to: the option `coleman_desks`, an address for each desk and branch. */
final readonly class RecipientSettings
{
    public const OPTION = 'coleman_desks';

    public const PARTS = 'parts';
    public const RENTALS = 'rentals';
    public const SALES = 'sales';
    public const SERVICE = 'service';
    public const FINANCING = 'financing';
    public const CAREERS = 'careers';
    public const CONTACT = 'contact';

    public const DESKS = [self::PARTS, self::RENTALS, self::SALES, self::SERVICE, self::FINANCING, self::CAREERS, self::CONTACT];

    /** @param int $locationId 0 where an order belongs to no branch */
    public function parts(int $locationId): string
    {
        return $this->find(self::PARTS, $locationId);
    }

    /** @param int $locationId 0 where a request belongs to no branch */
    public function rentals(int $locationId): string
    {
        return $this->find(self::RENTALS, $locationId);
    }

    /** @param int $locationId 0 where an inquiry belongs to no branch */
    public function sales(int $locationId): string
    {
        return $this->find(self::SALES, $locationId);
    }

    /** The sales desk that a branch has for itself; '' where it has none, and somebody else there answers. */
    public function salesOf(int $locationId): string
    {
        return $this->ownOf(self::SALES, $locationId);
    }

    /** The mailbox that a branch has for a department; '' where it has none. */
    public function ownOf(string $desk, int $locationId): string
    {
        return self::first([self::addresses($desk)[$locationId] ?? '']);
    }

    /** Whether the dealer has set a mailbox for a department. */
    public function has(string $desk, int $locationId): bool
    {
        $addresses = self::addresses($desk);

        return '' !== self::first([$addresses[$locationId] ?? '', $addresses['default'] ?? '']);
    }

    /** The mailbox of a department; without one, that of the sales desk. */
    public function desk(string $desk, int $locationId): string
    {
        return $this->has($desk, $locationId) ? $this->find($desk, $locationId) : $this->find(self::SALES, $locationId);
    }

    /** Whether any desk has an address of its own. */
    public static function isSet(): bool
    {
        $desks = [self::PARTS, self::RENTALS, self::SALES];

        return [] !== array_filter($desks, static fn (string $desk): bool => '' !== self::first(array_values(self::addresses($desk))));
    }

    private function find(string $desk, int $locationId): string
    {
        $addresses = self::addresses($desk);

        return self::first([$addresses[$locationId] ?? '', $addresses['default'] ?? '', get_option('admin_email')]);
    }

    /** @return array<mixed> as set, by branch and `default` */
    private static function addresses(string $desk): array
    {
        $settings = get_option(self::OPTION, []);

        return is_array($settings) && is_array($settings[$desk] ?? null) ? $settings[$desk] : [];
    }

    /** @param list<mixed> $addresses */
    private static function first(array $addresses): string
    {
        foreach ($addresses as $address) {
            if (is_string($address) && false !== is_email($address)) {
                return $address;
            }
        }

        return '';
    }
}
