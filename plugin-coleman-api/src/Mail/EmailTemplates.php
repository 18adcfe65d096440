<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** The letters of templates/mail: each file returns a closure that writes the letter of one kind from its payload. */
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

    /**
     * @param array<string, mixed> $payload
     * @return EmailBody|null null where there turns out to be nothing to write
     * @throws \LogicException for a kind that has no template
     */
    public function write(string $kind, array $payload): ?EmailBody
    {
        $file = $this->folder . '/' . $kind . '.php';
        $template = 1 === preg_match('/^[a-z-]+$/', $kind) && is_file($file) ? require $file : null;
        if (!$template instanceof \Closure) {
            throw new \LogicException(sprintf('There is no letter "%s".', $kind));
        }
        $letter = $template($payload);
        if (null !== $letter && !$letter instanceof EmailBody) {
            throw new \LogicException(sprintf('The letter "%s" is none.', $kind));
        }

        return $letter;
    }
}
