<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/**
 * The words that an order is found by at the desk: its number, the customer's names, company, e-mail and telephone
 * number, the PO number and the parts' numbers. A word is letters a-z and digits, so that the words that begin with
 * one are a range on both engines, whatever their collation.
 */
final class OrderWords
{
    /** So many words of a search are looked for; what is typed beyond them narrows nothing. */
    public const MOST_SOUGHT = 6;

    private const LONGEST = 60;

    /**
     * Rows of order_words.
     *
     * @param list<array<mixed>> $addresses of the order, as Address::fields()
     * @param list<string> $partNumbers
     * @return list<array{word: string, order_id: int}>
     */
    public static function rows(int $orderId, string $email, string $poNumber, array $addresses, array $partNumbers): array
    {
        $texts = [$email];
        $wholes = [sprintf('w%06d', $orderId), (string) $orderId, $email, $poNumber, ...$partNumbers];
        foreach ($addresses as $address) {
            $text = static fn (string $field): string => is_string($address[$field] ?? null) ? $address[$field] : '';
            array_push($texts, $text('name'), $text('company'));
            $wholes[] = self::digits($text('phone'));
        }
        $words = [...array_merge(...array_map(self::split(...), $texts)), ...array_map(self::whole(...), $wholes)];
        $words = array_unique(array_filter($words, static fn (string $word): bool => '' !== $word));

        return array_map(static fn (string $word): array => ['word' => $word, 'order_id' => $orderId], array_values($words));
    }

    /**
     * What is looked for: each piece between spaces as one word, for so numbers and e-mails were kept whole.
     *
     * @return list<string>
     */
    public static function sought(string $text): array
    {
        $text = trim($text);
        // A telephone number is one word, however it is written.
        $pieces = 1 === preg_match('/^[\d\s().+-]{7,}$/D', $text) ? [self::digits($text)] : (preg_split('/\s+/', $text) ?: []);
        $words = array_values(array_unique(array_filter(array_map(self::whole(...), $pieces), static fn (string $word): bool => '' !== $word)));

        return array_slice($words, 0, self::MOST_SOUGHT);
    }

    /** The first word that is no longer one that begins so: the range's end. */
    public static function beyond(string $word): string
    {
        $last = $word[strlen($word) - 1];

        // In every collation digits stand before letters; what follows 9 is a, what follows z are two of them.
        return match ($last) {
            '9' => substr($word, 0, -1) . 'a',
            'z' => $word . str_repeat('z', self::LONGEST),
            default => substr($word, 0, -1) . chr(ord($last) + 1),
        };
    }

    /** @return list<string> */
    private static function split(string $text): array
    {
        return array_map(self::whole(...), preg_split('/[^\p{L}\p{N}]+/u', $text) ?: []);
    }

    private static function whole(string $text): string
    {
        return substr(preg_replace('/[^a-z0-9]/', '', strtolower(remove_accents($text))) ?? '', 0, self::LONGEST);
    }

    /** A telephone number without the country's 1. */
    private static function digits(string $phone): string
    {
        $digits = preg_replace('/\D/', '', $phone) ?? '';

        return 11 === strlen($digits) && '1' === $digits[0] ? substr($digits, 1) : $digits;
    }
}
