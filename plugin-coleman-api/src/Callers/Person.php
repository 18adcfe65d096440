<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

/** Somebody who is on the phone: an account, or a guest who is known by an email address, or by a phone number alone. */
final readonly class Person
{
    /**
     * @param int $customerId 0 for a guest
     * @param string $phone digits, without the country's 1; '' where an email address says who it is
     */
    public function __construct(public int $customerId, public string $email, public string $phone)
    {
    }

    /** @return string the same for everything of one person; '' for nobody */
    public function key(): string
    {
        return match (true) {
            $this->customerId > 0 => 'c' . $this->customerId,
            '' !== $this->email => 'e' . strtolower($this->email),
            '' !== $this->phone => 'p' . $this->phone,
            default => '',
        };
    }

    /**
     * What of a table is theirs: of an account also what it did as a guest.
     *
     * @param string $table its alias
     * @return array{string, list<string|int>} SQL and its values
     */
    public function condition(string $table): array
    {
        return match (true) {
            $this->customerId > 0 => ["($table.customer_id = %d OR ($table.customer_id = 0 AND $table.email = %s))", [$this->customerId, $this->email]],
            '' !== $this->email => ["$table.customer_id = 0 AND $table.email = %s", [$this->email]],
            default => ['1 = 0', []],
        };
    }
}
