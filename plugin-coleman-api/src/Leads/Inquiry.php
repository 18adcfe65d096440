<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Phone;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\ZipCode;

/** What somebody writes into a form for questions, checked. */
final readonly class Inquiry
{
    /** The fields in the order of the form, each with the most characters it may have. */
    public const LIMITS = [
        'firstName' => 60, 'lastName' => 60, 'email' => 100, 'phone' => 40, 'company' => 120,
        'address' => 120, 'city' => 80, 'state' => 40, 'zip' => 10, 'comments' => 4_000,
    ];

    /** The one field that line breaks may stand in. */
    private const LONG = 'comments';

    private function __construct(
        public string $firstName,
        public string $lastName,
        public string $email,
        public string $phone,
        public string $company,
        public string $address,
        public string $city,
        public string $state,
        public string $zip,
        public string $comments,
        public InquiryDetails $details,
    ) {
    }

    /**
     * @param array<mixed> $details the fields by their names; others are not looked at
     * @param LeadKind $kind whose form it is
     * @param string $prefix of the names in the refusal: "details." makes "details.city"
     * @throws ApiError 400 with a sentence for each field at fault
     */
    public static function fromFields(array $details, LeadKind $kind = LeadKind::Used, string $prefix = ''): self
    {
        $read = [];
        $errors = [];
        foreach (self::LIMITS as $field => $limit) {
            $value = $details[$field] ?? '';
            $isText = is_string($value) || is_int($value);
            $read[$field] = $isText ? Text::pasted((string) $value) : '';
            $breaks = self::LONG === $field ? '' : '\r\n\t';
            if (!$isText || mb_strlen($read[$field]) > $limit || !Text::isClean($read[$field]) || ('' !== $breaks && 1 === preg_match("/[{$breaks}]/", $read[$field]))) {
                $errors[$field] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        [$details, $faults] = InquiryDetails::read($kind, $details);
        $errors += $faults;
        foreach (self::required($kind, $read) as $field => $sentence) {
            if ('' === $read[$field]) {
                $errors[$field] ??= $sentence;
            }
        }
        if ('' !== $read['email'] && false === is_email($read['email'])) {
            $errors['email'] ??= __('Invalid email address provided.', 'coleman');
        }
        $errors += Phone::faults('phone', $read['phone']);
        if ([] !== $errors) {
            // In the order of the form, whatever was found first.
            $ordered = array_replace(array_intersect_key(array_flip(self::names($kind)), $errors), $errors);
            throw ApiError::invalid(array_combine(array_map(static fn (string $field): string => $prefix . $field, array_keys($ordered)), array_map(strval(...), $ordered)));
        }

        return new self(...['phone' => Phone::kept($read['phone']), 'zip' => ZipCode::tidy($read['zip']), 'comments' => self::lines($read['comments']), 'details' => $details] + $read);
    }

    /**
     * @param array<string, string> $read
     * @return array<string, string> the fields that must not be empty, each with what is said if it is
     */
    private static function required(LeadKind $kind, array $read): array
    {
        $name = [
            'firstName' => __('First Name is required.', 'coleman'),
            'lastName' => __('Last Name is required.', 'coleman'),
        ];
        if ($kind->isOfUsedForm()) {
            return $name + [
                'email' => __('Email Address is required.', 'coleman'),
                'city' => __('City is required.', 'coleman'),
                'state' => __('State is required.', 'coleman'),
            ];
        }

        return $name
            + ('' === $read['phone'] ? ['email' => __('Enter an email address or a phone number.', 'coleman')] : [])
            + ['comments' => __('Comments are required.', 'coleman')];
    }

    /** @return list<string> the fields of a kind's form, in its order: comments last */
    public static function names(LeadKind $kind): array
    {
        $names = array_keys(self::LIMITS);
        array_splice($names, -1, 0, InquiryDetails::names($kind));

        return $names;
    }

    /** @param array<string, string|null> $row of the table: checked when it was written */
    public static function stored(array $row): self
    {
        $kept = (string) ($row['details'] ?? '');
        $text = static fn (string $column): string => (string) ($row[$column] ?? '');

        return new self(
            $text('first_name'),
            $text('last_name'),
            $text('email'),
            $text('phone'),
            $text('company'),
            $text('address'),
            $text('city'),
            $text('region'),
            $text('zip'),
            $text('comments'),
            InquiryDetails::stored(LeadKind::from((string) $row['kind']), '' === $kept ? [] : Json::decode($kept)),
        );
    }

    /** What tells one person from another where somebody counts: the email address, else the telephone number. */
    public function contact(): string
    {
        return '' === $this->email ? $this->phone : $this->email;
    }

    public function name(): string
    {
        return $this->firstName . ' ' . $this->lastName;
    }

    /** Where they write from, on one line: "100 Main St, Belton, MO 64012". */
    public function place(): string
    {
        return implode(', ', array_filter([$this->address, $this->city, trim($this->state . ' ' . $this->zip)], static fn (string $part): bool => '' !== $part));
    }

    /** @return array<string, string> columns of the table */
    public function columns(): array
    {
        return [
            'first_name' => $this->firstName,
            'last_name' => $this->lastName,
            'email' => $this->email,
            'phone' => $this->phone,
            'company' => $this->company,
            'address' => $this->address,
            'city' => $this->city,
            'region' => $this->state,
            'zip' => $this->zip,
            'comments' => $this->comments,
            'details' => [] === $this->details->values ? '' : Json::encode($this->details->values),
        ];
    }

    private static function lines(string $text): string
    {
        return str_replace(["\r\n", "\r"], "\n", $text);
    }
}
