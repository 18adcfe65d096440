<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** A letter as HTML of the sort mail programs show alike: one table of 600 px, styles on each element. */
final class EmailHtml
{
    private const INK = 'color:#13181b';
    private const FONT = 'font-family:Barlow,Helvetica,Arial,sans-serif';
    private const CELL = 'padding:8px 12px;border-bottom:1px solid #d5d8d2;text-align:left;vertical-align:top';

    public static function render(EmailBody $letter, string $name, string $signature, string $locale = 'en'): string
    {
        $body = implode('', array_map(self::piece(...), $letter->pieces));

        return '<!doctype html><html lang="' . esc_attr($locale) . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            . '<meta name="color-scheme" content="light"><title>' . esc_html($letter->subject) . '</title></head>'
            . '<body style="margin:0;padding:0;background:#f7f7f3">'
            . '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f7f3"><tr><td align="center" style="padding:24px 12px">'
            . '<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:2px solid #13181b;border-radius:4px">'
            . '<tr><td style="background:#2c343a;color:#ffffff;padding:14px 24px;' . self::FONT . ';font-size:18px;font-weight:bold">' . esc_html($name) . '</td></tr>'
            . '<tr><td style="padding:24px;' . self::INK . ';' . self::FONT . ';font-size:16px;line-height:1.5">' . $body . '</td></tr>'
            . '<tr><td style="padding:16px 24px;border-top:1px solid #d5d8d2;color:#4a545a;' . self::FONT . ';font-size:13px;line-height:1.5">' . nl2br(esc_html($signature)) . '</td></tr>'
            . '</table></td></tr></table></body></html>';
    }

    /** @param array{kind: 'heading'|'text'|'facts'|'table'|'action', text?: string, url?: string, facts?: array<string, string>, head?: list<string>, rows?: list<list<string>>} $piece */
    private static function piece(array $piece): string
    {
        $text = esc_html($piece['text'] ?? '');

        return match ($piece['kind']) {
            'heading' => '<h1 style="margin:0 0 12px;font-size:24px;line-height:1.2;' . self::INK . '">' . $text . '</h1>',
            'facts' => self::facts($piece['facts'] ?? []),
            'table' => self::table($piece['head'] ?? [], $piece['rows'] ?? []),
            // Orange, with ink on it: white would be too faint.
            'action' => '<p style="margin:20px 0"><a href="' . esc_url($piece['url'] ?? '') . '" style="display:inline-block;background:#f36b16;color:#13181b;padding:12px 20px;border-radius:4px;font-weight:bold;text-decoration:none">' . $text . '</a></p>',
            default => '<p style="margin:0 0 16px">' . nl2br($text) . '</p>',
        };
    }

    /** @param array<string, string> $facts */
    private static function facts(array $facts): string
    {
        $rows = '';
        foreach ($facts as $label => $value) {
            $rows .= '<tr><th scope="row" style="' . self::CELL . ';font-weight:normal;color:#4a545a;width:40%">' . esc_html($label) . '</th>'
                . '<td style="' . self::CELL . '">' . nl2br(esc_html($value)) . '</td></tr>';
        }

        return '<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">' . $rows . '</table>';
    }

    /**
     * @param list<string> $head
     * @param list<list<string>> $rows
     */
    private static function table(array $head, array $rows): string
    {
        $last = count($head) - 1;
        $style = static fn (int $column): string => self::CELL . ($column === $last && $last > 0 ? ';text-align:right;white-space:nowrap' : '');
        $html = '<tr>';
        foreach ($head as $column => $label) {
            $html .= '<th scope="col" style="' . $style($column) . ';border-bottom:2px solid #13181b;font-size:13px">' . esc_html($label) . '</th>';
        }
        $html .= '</tr>';
        foreach ($rows as $row) {
            $html .= '<tr>';
            foreach ($row as $column => $cell) {
                $html .= '<td style="' . $style($column) . '">' . nl2br(esc_html($cell)) . '</td>';
            }
            $html .= '</tr>';
        }

        return '<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">' . $html . '</table>';
    }
}
