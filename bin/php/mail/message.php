<?php

declare(strict_types=1);

namespace Coleman\Development;

/** A mail read back from its file: as much of MIME as PHPMailer writes. */
final class Message
{
    /**
     * @param array<string, string> $headers     by lower-case name
     * @param list<string>          $attachments names
     */
    private function __construct(
        public readonly array $headers,
        public readonly string $text,
        public readonly string $html,
        public readonly array $attachments,
    ) {
    }

    public static function parse(string $raw): self
    {
        [$headers] = self::split($raw);
        $found = ['text' => '', 'html' => '', 'attachments' => []];
        self::collect($raw, $found);

        return new self($headers, $found['text'], $found['html'], $found['attachments']);
    }

    public function header(string $name): string
    {
        return $this->headers[$name] ?? '';
    }

    /**
     * @param array{text: string, html: string, attachments: list<string>} $found
     */
    private static function collect(string $part, array &$found): void
    {
        [$headers, $body] = self::split($part);
        $type = $headers['content-type'] ?? 'text/plain';
        if (1 === preg_match('/boundary="?([^";]+)"?/i', $type, $boundary)) {
            $parts = explode('--' . $boundary[1], $body);
            foreach (array_slice($parts, 1, -1) as $inner) {
                self::collect(ltrim($inner), $found);
            }

            return;
        }
        if (1 === preg_match('/filename="?([^";]+)"?/i', $headers['content-disposition'] ?? '', $file)) {
            $found['attachments'][] = $file[1];

            return;
        }
        $content = match (strtolower($headers['content-transfer-encoding'] ?? '')) {
            'base64' => (string) base64_decode($body, false),
            'quoted-printable' => quoted_printable_decode($body),
            default => $body,
        };
        $kind = str_starts_with(strtolower($type), 'text/html') ? 'html' : 'text';
        $found[$kind] = trim($content);
    }

    /**
     * @return array{array<string, string>, string} headers by lower-case name, and the body
     */
    private static function split(string $part): array
    {
        [$head, $body] = explode("\n\n", str_replace("\r\n", "\n", $part), 2) + [1 => ''];
        $headers = [];
        foreach (preg_split('/\n(?![ \t])/', $head) ?: [] as $line) {
            [$name, $value] = explode(':', $line, 2) + [1 => ''];
            $unfolded = (string) preg_replace('/\n[ \t]+/', ' ', trim($value));
            $headers[strtolower($name)] = (string) iconv_mime_decode($unfolded, ICONV_MIME_DECODE_CONTINUE_ON_ERROR, 'UTF-8');
        }

        return [$headers, $body];
    }
}
