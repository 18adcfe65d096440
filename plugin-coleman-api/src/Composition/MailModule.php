<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Database\Pauses;
use Coleman\Api\Mail\EmailPreview;
use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\LateLetter;
use Coleman\Api\Mail\MailPause;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\WordPressSender;

/** Mail, from the queue to who sends it. */
final class MailModule
{
    private ?Outbox $outbox = null;
    private ?OutboxWorker $worker = null;
    private ?MailPause $pause = null;
    private ?EmailTemplates $templates = null;
    private ?EmailPreview $preview = null;

    /** @param \Closure(): list<LateLetter> $lateLetters of modules above */
    public function __construct(private readonly FoundationModule $foundation, private readonly \Closure $lateLetters)
    {
    }

    public function outbox(): Outbox
    {
        return $this->outbox ??= new Outbox($this->foundation->connection(), $this->foundation->clock);
    }

    public function worker(): OutboxWorker
    {
        return $this->worker ??= new OutboxWorker($this->outbox(), $this->templates(), new WordPressSender(), $this->pause(), $this->lateLetters);
    }

    public function pause(): MailPause
    {
        return $this->pause ??= new MailPause(new Pauses(new GuardedOption($this->foundation->connection(), MailPause::OPTION, isOnEveryPage: false), $this->foundation->clock), $this->foundation->clock);
    }

    public function templates(): EmailTemplates
    {
        return $this->templates ??= new EmailTemplates($this->foundation->folder . '/templates/mail');
    }

    public function preview(): EmailPreview
    {
        return $this->preview ??= new EmailPreview($this->templates());
    }
}
