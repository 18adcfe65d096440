<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/**
 * The words that staff have given to sentences of mails: the option `coleman_mail_words`, by letter or group and sentence.
 *
 * Only what differs is kept: a default that is improved later reaches every sentence that nobody has changed.
 */
final class EmailWording
{
    public const OPTION = 'coleman_mail_words';

    /**
     * @param array<string, Sentence> $sentences
     * @return array<string, string> by sentence; those that were changed
     */
    public static function of(string $kind, array $sentences): array
    {
        return self::in(get_option(self::OPTION, []), $kind, $sentences);
    }

    /**
     * @param mixed $option as it is stored
     * @param array<string, Sentence> $sentences
     * @return array<string, string> by sentence; those that were changed
     */
    public static function in(mixed $option, string $kind, array $sentences): array
    {
        $stored = self::read($option);
        $words = [];
        foreach ($sentences as $name => $sentence) {
            $word = $stored[self::place($kind, $sentence)][$name] ?? null;
            if (null !== $word) {
                $words[$name] = $word;
            }
        }

        return $words;
    }

    /**
     * What is to be stored with these words.
     *
     * @param mixed $option as it is stored
     * @param array<string, Sentence> $sentences
     * @param array<string, string|null> $words by sentence; null for the default; what is absent stays as it is
     * @return array<string, array<string, string>>
     */
    public static function with(mixed $option, string $kind, array $sentences, array $words): array
    {
        $stored = self::read($option);
        foreach (array_intersect_key($words, $sentences) as $name => $word) {
            $place = self::place($kind, $sentences[$name]);
            unset($stored[$place][$name]);
            if (null !== $word && $word !== $sentences[$name]->words()) {
                $stored[$place][$name] = $word;
            }
        }

        return array_filter($stored);
    }

    private static function place(string $kind, Sentence $sentence): string
    {
        return '' === $sentence->group ? $kind : $sentence->group;
    }

    /** @return array<string, array<string, string>> */
    private static function read(mixed $option): array
    {
        $stored = [];
        foreach (is_array($option) ? $option : [] as $place => $words) {
            $stored[(string) $place] = array_filter(is_array($words) ? $words : [], is_string(...));
        }

        /** @var array<string, array<string, string>> $stored */
        return $stored;
    }
}
