<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/** What a look at the site has shown: how it stands in a line, why it matters, what to do. */
final readonly class Finding
{
    private const GOOD = 'good';
    private const RECOMMENDED = 'recommended';
    private const CRITICAL = 'critical';

    /** @param array{string, string}|null $link label and address of where it is mended */
    private function __construct(public string $status, public string $label, public string $text, public ?array $link = null)
    {
    }

    public static function good(string $label, string $text): self
    {
        return new self(self::GOOD, $label, $text);
    }

    /** @param array{string, string}|null $link */
    public static function recommended(string $label, string $text, ?array $link = null): self
    {
        return new self(self::RECOMMENDED, $label, $text, $link);
    }

    /** @param array{string, string}|null $link */
    public static function critical(string $label, string $text, ?array $link = null): self
    {
        return new self(self::CRITICAL, $label, $text, $link);
    }

    public function isGood(): bool
    {
        return self::GOOD === $this->status;
    }

    public function isCritical(): bool
    {
        return self::CRITICAL === $this->status;
    }

    /** @return array<string, mixed> as WordPress's Site Health takes it */
    public function present(string $test): array
    {
        return [
            'label' => $this->label,
            'status' => $this->status,
            'badge' => ['label' => __('Dealership', 'coleman'), 'color' => self::GOOD === $this->status ? 'green' : (self::CRITICAL === $this->status ? 'red' : 'orange')],
            'description' => '<p>' . nl2br(esc_html($this->text)) . '</p>',
            'actions' => null === $this->link ? '' : sprintf('<p><a href="%s">%s</a></p>', esc_url($this->link[1]), esc_html($this->link[0])),
            'test' => $test,
        ];
    }
}
