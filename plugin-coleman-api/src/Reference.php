<?php

declare(strict_types=1);

namespace Coleman\Api;

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
}
