-- What somebody chose (concerns, age, sex) is stored only where they ticked the box that says so; the offer is made without it.
alter table clinic.leads drop constraint leads_concerns_check;
alter table clinic.leads add constraint leads_concerns_check check (cardinality(concerns) <= 10);
comment on column clinic.leads.concerns is 'Empty unless the visitor asked for what they chose to be kept; then age is null and sex empty, too.';
alter table clinic.consent_wordings drop constraint consent_wordings_purpose_check;
alter table clinic.consent_wordings add constraint consent_wordings_purpose_check check (purpose in ('health-data', 'marketing', 'keep'));
