<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** A letter as plain text. */
final class EmailText
{
    public static function render(EmailBody $letter, string $signature): string
    {
        $parts = array_map(static fn (array $piece): string => match ($piece['kind']) {
            'heading' => self::underlined($piece['text'] ?? ''),
            'facts' => self::facts($piece['facts'] ?? []),
            'table' => self::table($piece['head'] ?? [], $piece['rows'] ?? []),
            'action' => ($piece['text'] ?? '') . ":\n" . ($piece['url'] ?? ''),
            default => wordwrap($piece['text'] ?? '', 76),
        }, $letter->pieces);

        return implode("\n\n", [...array_filter($parts, static fn (string $part): bool => '' !== $part), "-- \n" . $signature]) . "\n";
    }

    private static function underlined(string $text): string
    {
        return $text . "\n" . str_repeat('=', mb_strlen($text));
    }

    /** @param array<string, string> $facts */
    private static function facts(array $facts): string
    {
        $width = [] === $facts ? 0 : max(array_map(mb_strlen(...), array_keys($facts)));

        return implode("\n", array_map(
            static fn (string $label, string $value): string => self::pad($label . ':', $width + 2) . str_replace("\n", "\n" . str_repeat(' ', $width + 2), $value),
            array_keys($facts),
            $facts,
        ));
    }

    /**
     * Rows of several lines: a table in columns would break on a phone.
     *
     * @param list<string> $head
     * @param list<list<string>> $rows
     */
    private static function table(array $head, array $rows): string
    {
        return implode("\n\n", array_map(static function (array $row) use ($head): string {
            $lines = [];
            foreach ($row as $column => $cell) {
                if ('' !== $cell) {
                    $lines[] = 0 === $column ? '* ' . $cell : sprintf('  %s: %s', $head[$column] ?? '', $cell);
                }
            }

            return implode("\n", $lines);
        }, $rows));
    }

    private static function pad(string $text, int $width): string
    {
        return $text . str_repeat(' ', max(0, $width - mb_strlen($text)));
    }
}
