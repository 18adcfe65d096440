<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/**
 * Passwords that are tried first by whoever guesses: the words most people take, with or without figures behind them or
 * in place of letters, one sign or a row of them again and again, and the person's own name or address.
 */
final class WeakPassword
{
    /** In small letters, without figures and signs at their ends. */
    private const WORDS = [
        'password', 'passwort', 'passphrase', 'contrasena', 'contraseña', 'qwerty', 'qwertyuiop', 'qwertyui', 'asdfghjk', 'asdfghjkl', 'zxcvbnm',
        'qazwsx', 'qazwsxedc', 'welcome', 'letmein', 'changeme', 'default', 'secret', 'admin', 'administrator', 'login', 'master', 'guest',
        'iloveyou', 'princess', 'sunshine', 'football', 'baseball', 'basketball', 'softball', 'superman', 'batman', 'spiderman', 'starwars',
        'pokemon', 'dragon', 'monkey', 'shadow', 'michael', 'jennifer', 'jessica', 'jordan', 'charlie', 'michelle', 'elizabeth', 'victoria',
        'trustno', 'whatever', 'computer', 'internet', 'freedom', 'liverpool', 'chocolate', 'butterfly', 'samantha', 'mustang', 'corvette',
        'harley', 'yankees', 'cowboys', 'steelers', 'chiefs', 'royals', 'kansas', 'kansascity', 'missouri', 'jayhawks', 'wildcats', 'america',
        'hockey', 'soccer', 'summer', 'winter', 'spring', 'autumn', 'monday', 'friday', 'mother', 'father', 'family', 'lovely', 'flower',
        'coleman', 'colemanequipment', 'equipment', 'tractor', 'kubota', 'bobcat', 'johndeere', 'deere', 'caterpillar', 'takeuchi', 'customer',
        'testtest', 'test', 'testing', 'abc', 'pass', 'love', 'blink', 'access', 'hello', 'hellohello',
    ];

    /** Rows of the keyboard, forwards and backwards. */
    private const ROWS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba', 'qwertyuiop', 'poiuytrewq', 'asdfghjkl', 'lkjhgfdsa', 'zxcvbnm', 'mnbvcxz', '1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb', '!@#$%^&*()'];

    private const LETTERS = ['@' => 'a', '4' => 'a', '3' => 'e', '1' => 'i', '!' => 'i', '0' => 'o', '$' => 's', '5' => 's', '7' => 't'];

    /**
     * Whether it would be guessed soon.
     *
     * @param list<string> $own names and email addresses of whose password it is
     */
    public static function is(string $password, array $own = []): bool
    {
        $small = mb_strtolower(trim($password));
        foreach ($own as $words) {
            $words = mb_strtolower(trim($words));
            foreach ([$words, strstr($words, '@', true) ?: $words] as $each) {
                if (mb_strlen($each) > 3 && self::bare($small) === self::bare($each)) {
                    return true;
                }
            }
        }

        return count(array_unique(mb_str_split($small))) < 4
            || self::isOfRows($small)
            || in_array(self::bare($small), self::WORDS, true)
            || in_array(self::bare(strtr($small, self::LETTERS)), self::WORDS, true)
            || in_array(self::bare(strtr(self::bare($small), self::LETTERS)), self::WORDS, true);
    }

    /** Without figures and signs before and behind. */
    private static function bare(string $text): string
    {
        return preg_replace('/^[^\p{L}]+|[^\p{L}]+$/u', '', $text) ?? $text;
    }

    /** Whether it is made of pieces of three signs or more of rows, such as 12345678 or qwer1234. */
    private static function isOfRows(string $text): bool
    {
        for ($from = 0, $length = strlen($text); $from < $length; $from += $taken) {
            $taken = 0;
            foreach (self::ROWS as $row) {
                for ($size = min($length - $from, strlen($row)); $size > max(2, $taken); $size--) {
                    if (str_contains($row, substr($text, $from, $size))) {
                        $taken = $size;
                    }
                }
            }
            if (0 === $taken) {
                return false;
            }
        }

        return true;
    }
}
