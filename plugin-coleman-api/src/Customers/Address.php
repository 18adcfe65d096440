<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\ZipCode;

/** A postal address in the United States, checked. */
final readonly class Address
{
    /** Two letters by USPS, with the district, the territories and the military ones. */
    public const STATES = [
        'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME',
        'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI',
        'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP',
    ];

    private const LIMITS = ['name' => 120, 'company' => 120, 'street' => 120, 'street2' => 120, 'city' => 80, 'state' => 2, 'zip' => 10, 'phone' => Phone::MAX_LENGTH];

    private function __construct(
        public string $name,
        public string $company,
        public string $street,
        public string $street2,
        public string $city,
        public string $state,
        public string $zip,
        public string $phone,
    ) {
    }

    /**
     * @param array<mixed> $fields name, company, street, street2, city, state, zip, phone, in lower or upper case
     * @param string $prefix of the names in the refusal: "billing." makes "billing.city"
     * @param string $phoneBefore a phone number that is taken as it is: it was kept before, or staff typed it
     * @throws ApiError 400 with a sentence for each field at fault
     */
    public static function fromFields(array $fields, string $prefix = '', string $phoneBefore = ''): self
    {
        $fields = array_change_key_case($fields);
        $read = [];
        $errors = [];
        foreach (self::LIMITS as $field => $limit) {
            $value = $fields[$field] ?? '';
            $value = is_scalar($value) ? trim((string) $value) : '';
            $read[$field] = $value;
            if (mb_strlen($value) > $limit || !Text::isClean($value) || 1 === preg_match('/[\x00-\x1F\x7F]/', $value)) {
                $errors[$prefix . $field] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        $read['state'] = strtoupper($read['state']);
        $read['zip'] = ZipCode::tidy($read['zip']);
        foreach ([
            'name' => __('Name is required.', 'coleman'),
            'street' => __('Street is required.', 'coleman'),
            'city' => __('City is required.', 'coleman'),
            'state' => __('State is required.', 'coleman'),
            'zip' => __('ZIP code is required.', 'coleman'),
        ] as $field => $sentence) {
            if ('' === $read[$field]) {
                $errors[$prefix . $field] ??= $sentence;
            }
        }
        if ('' !== $read['state'] && !in_array($read['state'], self::STATES, true)) {
            $errors[$prefix . 'state'] ??= __('Choose a state.', 'coleman');
        }
        if ('' !== $read['zip'] && '' === ZipCode::five($read['zip'])) {
            $errors[$prefix . 'zip'] ??= __('Enter a 5-digit ZIP code.', 'coleman');
        }
        $errors += Phone::faults($prefix . 'phone', $read['phone'], $phoneBefore);
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return new self(...['phone' => Phone::kept($read['phone'])] + $read);
    }

    /**
     * Who picks up at a branch: a name, and a phone number for when the parts are ready. An address that is whole is kept
     * with it; the rest of one is not.
     *
     * @param array<mixed> $fields as fromFields()
     * @throws ApiError 400 with a sentence for each field at fault
     */
    public static function contact(array $fields, string $prefix = '', string $phoneBefore = ''): self
    {
        $given = array_change_key_case($fields);
        $text = static fn (string $field): string => is_scalar($given[$field] ?? null) ? trim((string) $given[$field]) : '';
        $errors = '' === $text('phone') ? [$prefix . 'phone' => __('Phone is required.', 'coleman')] : [];
        try {
            $contact = self::fromFields($fields, $prefix, $phoneBefore);
        } catch (ApiError $refusal) {
            $errors = array_intersect_key($refusal->params, [$prefix . 'name' => 0, $prefix . 'company' => 0, $prefix . 'phone' => 0]) + $errors;
            $contact = new self($text('name'), $text('company'), '', '', '', '', '', Phone::kept($text('phone')));
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return $contact;
    }

    /** Whether a letter would arrive: a contact alone has no street. */
    public function isPostal(): bool
    {
        return '' !== $this->street;
    }

    /**
     * As it was stored: checked when it was written.
     *
     * @param array<mixed> $fields
     */
    public static function stored(array $fields): self
    {
        $text = static fn (string $field): string => is_string($fields[$field] ?? null) ? $fields[$field] : '';

        return new self($text('name'), $text('company'), $text('street'), $text('street2'), $text('city'), $text('state'), $text('zip'), $text('phone'));
    }

    /** @return array{name: string, company: string, street: string, street2: string, city: string, state: string, zip: string, phone: string} */
    public function fields(): array
    {
        return [
            'name' => $this->name,
            'company' => $this->company,
            'street' => $this->street,
            'street2' => $this->street2,
            'city' => $this->city,
            'state' => $this->state,
            'zip' => $this->zip,
            'phone' => $this->phone,
        ];
    }

    /** As it stands on an envelope; of a contact, the name and the company. */
    public function lines(): string
    {
        return implode("\n", array_filter(
            [$this->name, $this->company, $this->street, $this->street2, $this->isPostal() ? sprintf('%s, %s %s', $this->city, $this->state, $this->zip) : ''],
            static fn (string $line): bool => '' !== $line,
        ));
    }
}
