<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** A name for what a stranger has sent: short enough to be read out at the counter, and not to be guessed. */
final class Reference
{
    /** Without what is taken for something else when it is read aloud or written down: 0 O, 1 I L, U V. */
    private const LETTERS = 'ABCDEFGHJKMNPQRSTWXYZ23456789';

    public const LENGTH = 10;

    /** Of about 49 random bits. */
    public static function make(): string
    {
        $text = '';
        for ($i = 0; $i < self::LENGTH; $i++) {
            $text .= self::LETTERS[random_int(0, strlen(self::LETTERS) - 1)];
        }

        return $text;
    }

    /** What is meant by what somebody has typed or pasted, "r7kq 2m9x-4t"; '' for what is none. */
    public static function read(string $typed): string
    {
        $reference = strtoupper(preg_replace('/[\s-]+/', '', mb_substr($typed, 0, 40)) ?? '');

        return 1 === preg_match(sprintf('/^[%s]{%d}$/D', self::LETTERS, self::LENGTH), $reference) ? $reference : '';
    }
}
