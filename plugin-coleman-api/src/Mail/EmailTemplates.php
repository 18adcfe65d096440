<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/**
 * The letters of templates/mail. A file returns an EmailTemplate, whose words staff may change, or a closure that writes
 * a letter to staff from its payload.
 */
final readonly class EmailTemplates
{
    public function __construct(private string $folder)
    {
    }

    /** @return list<string> */
    public function kinds(): array
    {
        return array_map(static fn (string $file): string => basename($file, '.php'), glob($this->folder . '/*.php') ?: []);
    }

    /** @return EmailTemplate|null null for a letter whose words are ours, and where there is none */
    public function worded(string $kind): ?EmailTemplate
    {
        $template = $this->read($kind);

        return $template instanceof EmailTemplate ? $template : null;
    }

    /**
     * @param array<string, mixed> $payload
     * @param array<string, string>|null $words to be tried in place of those that are kept
     * @return EmailBody|null null where there turns out to be nothing to write
     * @throws \LogicException for a kind that has no template
     */
    public function write(string $kind, array $payload, ?array $words = null): ?EmailBody
    {
        $template = $this->read($kind);
        $letter = match (true) {
            $template instanceof EmailTemplate => $template->write($payload, $words ?? EmailWording::of($kind, $template->sentences())),
            $template instanceof \Closure => $template($payload),
            default => throw new \LogicException(sprintf('There is no letter "%s".', $kind)),
        };
        if (null !== $letter && !$letter instanceof EmailBody) {
            throw new \LogicException(sprintf('The letter "%s" is none.', $kind));
        }

        return $letter;
    }

    private function read(string $kind): mixed
    {
        $file = $this->folder . '/' . $kind . '.php';

        return 1 === preg_match('/^[a-z-]+$/', $kind) && is_file($file) ? require $file : null;
    }
}
