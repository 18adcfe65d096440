<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/**
 * What a mail says, once: the text and the HTML version are both made from it and tell the same.
 *
 *     EmailBody::about('Your order 12')->text('Thank you.')->table(['Part', 'Price'], $rows)->action('See your order', $url)
 *
 * @phpstan-type Piece array{kind: 'heading'|'text'|'facts'|'table'|'action', text?: string, url?: string, facts?: array<string, string>, head?: list<string>, rows?: list<list<string>>}
 */
final readonly class EmailBody
{
    /** @param list<Piece> $pieces */
    private function __construct(public string $subject, public array $pieces = [])
    {
    }

    /** Line breaks never reach a header. */
    public static function about(string $subject): self
    {
        return new self(trim(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $subject) ?? ''));
    }

    public function heading(string $text): self
    {
        return $this->with(['kind' => 'heading', 'text' => $text]);
    }

    public function text(string $text): self
    {
        return '' === trim($text) ? $this : $this->with(['kind' => 'text', 'text' => $text]);
    }

    /** @param array<string, string> $facts by label; empty ones are left out */
    public function facts(array $facts): self
    {
        $facts = array_filter($facts, static fn (string $value): bool => '' !== $value);

        return [] === $facts ? $this : $this->with(['kind' => 'facts', 'facts' => $facts]);
    }

    /**
     * @param list<string> $head
     * @param list<list<string>> $rows as many cells as the head; the last column is set to the right
     */
    public function table(array $head, array $rows): self
    {
        return $this->with(['kind' => 'table', 'head' => $head, 'rows' => $rows]);
    }

    public function action(string $label, string $url): self
    {
        return $this->with(['kind' => 'action', 'text' => $label, 'url' => $url]);
    }

    /** @param Piece $piece */
    private function with(array $piece): self
    {
        return new self($this->subject, [...$this->pieces, $piece]);
    }
}
